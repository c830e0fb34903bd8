/** Styles of the whole page, in their order. */
import '@fontsource-variable/nunito/wght.css';
import './tokens.css';
import './base.css';

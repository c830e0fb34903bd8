import { mount } from 'svelte';
import './style';
import App from './App.svelte';
import { preferred, speak } from '$lib/words.svelte';

await speak(preferred(navigator.languages));
mount(App, { target: document.getElementById('app')! });

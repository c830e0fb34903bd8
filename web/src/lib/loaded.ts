/** Parts of the page that are fetched when they are needed. */
import { Wrong } from './api';

/** A part, or why it did not come: it is there wherever the server is. */
export const loaded = <T>(part: Promise<T>): Promise<T> =>
  part.catch(() => {
    throw new Wrong(0, 'offline', 'a part of the page did not come');
  });

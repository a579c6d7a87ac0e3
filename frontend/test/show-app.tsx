import { createAppRouter } from '../src/App';
import { showAt } from './show';

/** The whole application at an address, with its bar and its menu: for what is about them, or about routes. */
export const showApp = (address: string) => showAt(address, createAppRouter);

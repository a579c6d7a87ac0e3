import { randomId } from './random-id';

/** Names this tab to the server, which announces what a tab stores to the others alone. */
export const TAB_ID = randomId();

import { register } from 'node:module';

// Loaded with --import: what the thread imports from here on goes through the hooks.
register('./typescript-hooks.mjs', import.meta.url);

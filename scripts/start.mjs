import './lib/node-version.mjs';
import { launch } from './lib/launch.mjs';
import { main } from './lib/run.mjs';

/** `npm start`: from a fresh clone, or from whatever has changed since, to the running product. */
await main(() => launch({ entry: 'backend/dist/main.js', sides: ['backend', 'frontend'], lasting: true }));

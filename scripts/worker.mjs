import './lib/node-version.mjs';
import { launch } from './lib/launch.mjs';
import { main } from './lib/run.mjs';

/** `npm run worker`: a process that prints documents for the HTTP processes of the same REDIS_URL. */
await main(() => launch({ entry: 'backend/dist/worker.js', sides: ['backend'], lasting: true }));

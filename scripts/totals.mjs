import './lib/node-version.mjs';
import { launch } from './lib/launch.mjs';
import { main } from './lib/run.mjs';

/** `npm run totals [-- --repair]`: whether each order keeps the totals that its parts come to. */
await main(() => launch({ entry: 'backend/dist/check-totals.js', sides: ['backend'], browser: false }));

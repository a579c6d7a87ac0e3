import './lib/node-version.mjs';
import { launch } from './lib/launch.mjs';
import { main } from './lib/run.mjs';

/** `npm run search-index [-- --repair]`: whether search and 'Já orçada' find each record by what is stored of it now. */
await main(() => launch({ entry: 'backend/dist/check-search.js', sides: ['backend'], browser: false }));

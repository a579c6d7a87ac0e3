import './lib/node-version.mjs';
import { launch } from './lib/launch.mjs';
import { main } from './lib/run.mjs';

/** `npm run move -- --to FILE`: the installation of these settings into that of a settings file, embedded or on servers. */
await main(() =>
  launch({ entry: 'backend/dist/backups/move-command.js', sides: ['backend'], browser: false }),
);

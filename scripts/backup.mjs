import './lib/node-version.mjs';
import { launch } from './lib/launch.mjs';
import { main } from './lib/run.mjs';

/** `npm run backup -- FILE`: database, uploaded files and key in one file, while the product runs. */
await main(() =>
  launch({ entry: 'backend/dist/backups/backup-command.js', sides: ['backend'], browser: false }),
);

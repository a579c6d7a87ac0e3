import './lib/node-version.mjs';
import { launch } from './lib/launch.mjs';
import { main } from './lib/run.mjs';

/** `npm run restore -- FILE`: a backup into an empty DATA_DIR. */
await main(() =>
  launch({ entry: 'backend/dist/backups/restore-command.js', sides: ['backend'], browser: false }),
);

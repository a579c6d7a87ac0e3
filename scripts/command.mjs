import './lib/node-version.mjs';
import { launch } from './lib/launch.mjs';
import { main } from './lib/run.mjs';

/** `npm run backup` and so on: commands of the built product that end by themselves, with these settings and the words behind them. */
const ENTRIES = {
  // `-- FILE`: database, uploaded files and key in one file, while the product runs.
  backup: 'backups/backup-command.js',
  // `-- FILE`: a backup into an empty DATA_DIR.
  restore: 'backups/restore-command.js',
  // `-- --to FILE`: the installation of these settings into that of a settings file, embedded or on servers.
  move: 'backups/move-command.js',
  // `-- E-MAIL`: a temporary password for an account, where no administrator is left who could give one.
  password: 'give-password.js',
  // `[-- --repair]`: whether each order keeps the totals that its parts come to.
  totals: 'check-totals.js',
  // `[-- --repair]`: whether search and 'Já orçada' find each record by what is stored of it now.
  'search-index': 'check-search.js',
};

const [name] = process.argv.splice(2, 1);
await main(() => launch({ entry: `backend/dist/${ENTRIES[name]}`, sides: ['backend'], browser: false }));

import './lib/node-version.mjs';

/**
 * `npm run bench`: the table of docs/performance.md. `npm run bench -- orders opening users`, `-- intake`, `-- reading FOLDER` and `-- cutting FOLDER` look
 * closer at one subject, `-- data --orders 1000000` makes a large installation: each says more at its beginning.
 */
const SUBJECTS = ['orders', 'intake', 'reading', 'cutting', 'data'];

const [subject] = process.argv.slice(2);
if (SUBJECTS.includes(subject)) process.argv.splice(2, 1);
await import(`./bench/${SUBJECTS.includes(subject) ? subject : 'table'}.mjs`);

import './lib/node-version.mjs';

/**
 * `npm run bench`: the table of docs/performance.md. `npm run bench -- reading FOLDER` and `-- cutting FOLDER` score
 * searches and the reading of drawings, `-- data --orders 1000000` makes a large installation: each says more at its beginning.
 */
const SUBJECTS = ['reading', 'cutting', 'data'];

const [subject] = process.argv.slice(2);
if (SUBJECTS.includes(subject)) process.argv.splice(2, 1);
await import(`./bench/${SUBJECTS.includes(subject) ? subject : 'table'}.mjs`);

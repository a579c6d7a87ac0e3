const path = require('node:path');
const { runTogether } = require('../../../scripts/lib/together.cjs');

runTogether(path.join(__dirname, '../..'), 'src', '.spec.ts');

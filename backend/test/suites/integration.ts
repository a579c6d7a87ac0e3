import '../harness/test-app.js';
import { join } from 'node:path';
import { runTogether } from '../../../scripts/lib/together.cjs';

runTogether(join(__dirname, '../..'), 'test', '.e2e-spec.ts');

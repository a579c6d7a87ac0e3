import { join } from 'node:path';
import { runTogether } from '../../../scripts/lib/together.cjs';

runTogether(join(__dirname, '../..'), 'src', '.spec.ts');

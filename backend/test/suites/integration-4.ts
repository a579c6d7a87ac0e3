import '../harness/first-start.js';
import { quarter, runTogether, testFiles } from './together.js';

runTogether(quarter(testFiles('test', '.e2e-spec.ts'), 4));

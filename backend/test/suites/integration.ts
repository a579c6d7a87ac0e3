import '../harness/test-app.js';
import { runTogether, testFiles } from './together.js';

runTogether(testFiles('test', '.e2e-spec.ts'));

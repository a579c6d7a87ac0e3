import { runTogether, testFiles } from './together.js';

runTogether(testFiles('src', '.spec.ts'));

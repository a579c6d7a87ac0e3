import { fileCycles, folderCycles } from './cycles.js';
import { importsAmong, sourcesOf } from './imports.js';

/**
 * No file imports one that imports it, and no folder depends on one that depends on it, by whatever way; types included.
 * Arguments: the folders to look at; without any, those of the project.
 */
const project = ['backend/src', 'backend/test', 'frontend/src', 'packages', 'e2e'];
const roots = process.argv.slice(2);

const imports = importsAmong(sourcesOf(roots.length > 0 ? roots : project));
const problems = [...fileCycles(imports), ...folderCycles(imports)];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

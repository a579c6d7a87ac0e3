import { folderCycles } from './cycles.js';
import { importsAmong, sourcesOf } from './imports.js';

/**
 * No file or folder depends on one that depends on it, by whatever way; types and late imports included. Oxlint's `import/no-cycle`
 * finds circles by way of an entity or a test besides, which are left out here.
 * Arguments: the folders to look at; without any, those of the project.
 */
const project = ['backend/src', 'backend/test', 'frontend/src', 'packages', 'e2e'];
const roots = process.argv.slice(2);

const imports = importsAmong(sourcesOf(roots.length > 0 ? roots : project));
const problems = folderCycles(imports);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

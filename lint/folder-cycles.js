import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const isSource = (file) => /\.(ts|tsx|js)$/.test(file) && !/\.d\.ts$|(^|\/)(dist|node_modules)\//.test(file);

/** The source files below these folders. @param {string[]} roots */
function sourcesOf(roots) {
  return roots.flatMap((root) => {
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
    return names.map((name) => path.posix.join(root, name.replaceAll(path.sep, '/'))).filter(isSource);
  });
}

/** The files that a file imports, types included, as far as they are among the sources. */
function importsOf(file, sources) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  const relative = importedFiles.filter(({ fileName }) => fileName.startsWith('.'));
  return relative.flatMap(({ fileName }) => {
    const place = path.posix.join(path.posix.dirname(file), fileName).replace(/\.js$/, '');
    const found = ['.ts', '.tsx', '.js', '/index.ts'].map((ending) => place + ending);
    return found.filter((target) => sources.has(target)).slice(0, 1);
  });
}

/** An import as seen from the folder that both files share: which file or subfolder of it depends on which. */
function dependency(importing, imported) {
  const [one, other] = [importing.split('/'), imported.split('/')];
  let depth = 0;
  while (one[depth] === other[depth]) depth += 1;
  const node = (names) => names.slice(0, depth + 1).join('/') + (names.length > depth + 1 ? '/' : '');
  return { from: node(one), to: node(other), example: `${importing} → ${imported}` };
}

/** Dependencies of circles: takes away what leads to an end, and what comes from a beginning, until nothing of it is left. */
function circular(dependencies) {
  const [beginnings, ends] = ['from', 'to'].map((side) => new Set(dependencies.map((each) => each[side])));
  const left = dependencies.filter(({ from, to }) => ends.has(from) && beginnings.has(to));
  return left.length === dependencies.length ? left : circular(left);
}

/**
 * Files and folders that depend on each other, by whatever way; types and late imports included. Neither features nor the folders
 * inside of one may. Looked at folder by folder: its files and its subfolders, each with all that it holds. Oxlint's
 * `import/no-cycle` finds circles by way of an entity or a test besides, which are left out here.
 * @param {string[]} roots
 * @returns {string[]} the dependencies of each circle, with an import that is an example of each
 */
export function folderCycles(roots) {
  const files = sourcesOf(roots);
  const sources = new Set(files);
  const found = new Map();
  for (const from of files.filter((file) => !/\.spec\.tsx?$/.test(file)))
    for (const to of importsOf(from, sources)) {
      if (from === to || to.endsWith('.entity.ts')) continue;
      const each = dependency(from, to);
      found.set(`${each.from} → ${each.to}`, each);
    }
  return circular([...found.values()]).map(({ from, to, example }) => `${from} → ${to}: ${example}`);
}

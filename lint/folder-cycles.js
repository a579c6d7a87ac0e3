import ts from 'typescript';
import { fileOf } from '../scripts/lib/imports.mjs';

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
 * @param {ReadonlyMap<string, string>} sources paths and their texts
 * @returns {string[]} the dependencies of each circle, with an import that is an example of each
 */
export function folderCycles(sources) {
  const found = new Map();
  for (const [from, text] of sources) {
    if (/\.spec\.tsx?$/.test(from)) continue;
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const to = fileOf(from, fileName, sources);
      if (!to || from === to || to.endsWith('.entity.ts')) continue;
      const each = dependency(from, to);
      found.set(`${each.from} → ${each.to}`, each);
    }
  }
  return circular([...found.values()]).map(({ from, to, example }) => `${from} → ${to}: ${example}`);
}

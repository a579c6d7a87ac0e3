import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { cyclesOf } from './graph.js';

/**
 * No folder depends on another one that depends on it, by whatever way: neither features nor the folders inside of one.
 * Looked at folder by folder: its files and its subfolders (each with all that it holds) are the nodes, imports the
 * edges, types included. Imports of entities are left out: tables refer to each other. What does not hold yet stands in
 * `exceptions`; the list only shrinks.
 */
const roots = ['backend/src', 'frontend/src', 'packages'];

/** Folder → its imports that are not looked at. @type {Record<string, [from: string, to: string][]>} */
const exceptions = {};

const isException = (folder, from, to) =>
  (exceptions[folder] ?? []).some(([source, target]) => source === from && target === to);

const isSource = (file) => /\.(ts|tsx|js)$/.test(file) && !/\.(spec|d)\.tsx?$/.test(file);
const isGenerated = (file) => file.split('/').some((name) => ['dist', 'node_modules'].includes(name));

function sourcesOf(root) {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => path.posix.join(root, name.split(path.sep).join('/')));
  return files.filter((file) => isSource(file) && !isGenerated(file));
}

/** The files that a file imports, as far as they are sources of ours. */
function importsOf(file, sources) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const place = path.posix.join(path.posix.dirname(file), fileName).replace(/\.js$/, '');
    const found = ['.ts', '.tsx', '.js', '/index.ts'].map((ending) => place + ending);
    return found.filter((target) => sources.has(target)).slice(0, 1);
  });
}

/** The folder that two files share, and what of it each of them lies in. */
function meeting(file, target) {
  const [one, other] = [file.split('/'), target.split('/')];
  let depth = 0;
  while (one[depth] === other[depth]) depth += 1;
  const node = (names) => (names.length > depth + 1 ? `${names[depth]}/` : names[depth]);
  return { folder: one.slice(0, depth).join('/'), from: node(one), to: node(other) };
}

/** Folder → node → the nodes that it imports, with an import as an example of each. */
function foldersOf(sources) {
  const folders = new Map();
  for (const file of sources) {
    for (const target of importsOf(file, sources)) {
      if (file === target || target.endsWith('.entity.ts')) continue;
      const { folder, from, to } = meeting(file, target);
      if (isException(folder, from, to)) continue;
      const graph = folders.get(folder) ?? new Map();
      const edges = graph.get(from) ?? new Map();
      if (!edges.has(to)) edges.set(to, `${file} → ${target}`);
      folders.set(folder, graph.set(from, edges));
    }
  }
  return folders;
}

function describe(folder, graph, cycle) {
  const steps = cycle.map((node, index) => {
    const next = cycle[(index + 1) % cycle.length];
    return `    ${graph.get(node).get(next)}`;
  });
  return [`${folder}: ${[...cycle, cycle[0]].join(' → ')}`, ...steps].join('\n');
}

const problems = [...foldersOf(new Set(roots.flatMap(sourcesOf)))].flatMap(([folder, graph]) =>
  cyclesOf(graph).map((cycle) => describe(folder, graph, cycle)),
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

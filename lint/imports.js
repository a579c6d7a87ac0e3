import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const isSource = (file) => /\.(ts|tsx|js)$/.test(file) && !/\.d\.ts$/.test(file);
const isGenerated = (file) => file.split('/').some((name) => ['dist', 'node_modules'].includes(name));

/** The source files below these folders. @param {string[]} roots */
export function sourcesOf(roots) {
  return roots.flatMap((root) => {
    const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
    const files = names.map((name) => path.posix.join(root, name.split(path.sep).join('/')));
    return files.filter((file) => isSource(file) && !isGenerated(file));
  });
}

/** The files that a file imports, types included, as far as they are among the sources. */
function importsOf(file, sources) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const place = path.posix.join(path.posix.dirname(file), fileName).replace(/\.js$/, '');
    const found = ['.ts', '.tsx', '.js', '/index.ts'].map((ending) => place + ending);
    return found.filter((target) => sources.has(target)).slice(0, 1);
  });
}

/** Each import of one source by another. @returns {{ from: string, to: string }[]} */
export function importsAmong(files) {
  const sources = new Set(files);
  return files.flatMap((from) => importsOf(from, sources).map((to) => ({ from, to })));
}

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { unwantedWords } from './plain-words.js';

/**
 * The documentation, which the linter does not read: the words of `plain-words.js` (what is Portuguese has none of them), and whether
 * the paths and decisions that it names exist.
 */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
  existsSync(file),
);
const tops = new Set(files.map((file) => file.split('/')[0]));
const anywhere = files.map((file) => `\n/${file}/`).join('');

const isIgnored = (path) => spawnSync('git', ['check-ignore', '-q', `${path}/`]).status === 0;

const complain = (where, what) => {
  console.error(`${where}: ${what}.`);
  process.exitCode = 1;
};

/** Paths in backticks: from the checkout's root, or the end of one as a file (`index.ts`) or a folder (`tree/`). */
function missingPaths(line) {
  const quoted = Array.from(line.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\/?)`/g), ([, path]) =>
    path.replace(/^\.\//, ''),
  );
  return quoted.filter((path) => {
    const isFile = /\w\.(?:ts|tsx|js|mjs|md|yml|yaml)$/.test(path);
    const fromRoot = path.includes('/') && tops.has(path.split('/')[0]);
    if (!isFile && !fromRoot && !path.endsWith('/')) return false;
    const isThere = anywhere.includes(`${fromRoot ? '\n' : ''}/${path.replace(/\/$/, '')}/`);
    return !isThere && !(fromRoot && isIgnored(path));
  });
}

for (const file of files.filter((name) => name.endsWith('.md'))) {
  const namesPaths = /^(?:CONTRIBUTING|docs\/architecture|docs\/decisions\/.+)\.md$/.test(file);
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const where = `${file}:${index + 1}`;
    for (const { word, instead } of unwantedWords(line)) complain(where, `'${word}': ${instead}`);
    if (namesPaths)
      for (const path of missingPaths(line)) complain(where, `'${path}' is no path of the repository`);
  }
}

for (const citation of git('grep', '-noE', 'docs/decisions/[0-9][0-9a-z-]+')) {
  const [file, line, cited] = citation.split(':');
  if (!files.some((name) => name.startsWith(cited))) complain(`${file}:${line}`, `there is no ${cited}`);
}

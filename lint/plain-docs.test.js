import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { unwantedWords } from './plain-words.js';

/** The documentation, which the linter does not read. */

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
  existsSync(file),
);
const tops = new Set(files.map((file) => file.split('/')[0]));
const anywhere = files.map((file) => `\n/${file}/`).join('');

const isIgnored = (path) => spawnSync('git', ['check-ignore', '-q', `${path}/`]).status === 0;

/** Each finding of a line of the Markdown files with these names, behind its place. */
const findings = (names, findIn) =>
  files
    .filter((file) => file.endsWith('.md') && names.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => findIn(line).map((found) => `${file}:${index + 1}: ${found}`)),
    );

/** Paths in backticks: from the checkout's root, or the end of one as a file (`index.ts`) or a folder (`tree/`). */
function missingPaths(line) {
  const quoted = Array.from(line.matchAll(/`(?:\.\/)?([\w.-]+(?:\/[\w.-]+)*\/?)`/g), ([, path]) => path);
  return quoted.filter((path) => {
    const isFile = /\w\.(?:ts|tsx|js|mjs|md|yml|yaml)$/.test(path);
    const fromRoot = path.includes('/') && tops.has(path.split('/')[0]);
    if (!isFile && !fromRoot && !path.endsWith('/')) return false;
    const isThere = anywhere.includes(`${fromRoot ? '\n' : ''}/${path.replace(/\/$/, '')}/`);
    return !isThere && !(fromRoot && isIgnored(path));
  });
}

test('documents have plain words (what is Portuguese has none of the others)', () => {
  const unwanted = (line) => unwantedWords(line).map(({ word, instead }) => `${word}: ${instead}`);
  assert.deepEqual(findings(/./, unwanted), []);
});

test('the paths that documents name exist', () => {
  assert.deepEqual(findings(/^(CONTRIBUTING|docs\/architecture|docs\/decisions\/.+)\.md$/, missingPaths), []);
});

test('the decisions that are named exist', () => {
  const citations = git('grep', '-noE', 'docs/decisions/[0-9][0-9a-z-]+');
  const isMissing = (citation) => !files.some((name) => name.startsWith(citation.split(':')[2]));
  assert.deepEqual(citations.filter(isMissing), []);
});

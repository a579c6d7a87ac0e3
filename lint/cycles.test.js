import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { folderCycles } from './cycles.js';
import { importsAmong, sourcesOf } from './imports.js';

const folder = mkdtempSync(path.join(tmpdir(), 'forja-cycles-'));
after(() => rmSync(folder, { recursive: true }));

/** What is found in a project with these files; empty where it finds nothing. */
function found(name, files) {
  const root = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  return folderCycles(importsAmong(sourcesOf([root]))).join('\n');
}

test('imports in one direction are fine', () => {
  const files = { 'a/one.ts': "import { two } from '../b/two.js';", 'b/two.ts': 'export const two = 2;' };
  assert.equal(found('fine', files), '');
});

test('two files that import each other are found, also by types', () => {
  const files = { 'one.ts': "import './two.js';", 'two.tsx': "import type { One } from './one.js';" };
  assert.match(found('pair', files), /one\.ts → two\.tsx → one\.ts/);
});

test('a cycle of files through several folders is found', () => {
  const files = {
    'a/one.ts': "import '../b/two.js';",
    'b/two.ts': "export * from '../c/index.js';",
    'c/index.ts': "export const three = () => import('../a/one.js');",
  };
  assert.match(found('ring', files), /a\/ → b\/ → c\/ → a\//);
});

test('folders that depend on each other are found where no file does', () => {
  const files = {
    'a/one.ts': "import '../b/two.js';",
    'a/other.ts': 'export const other = 1;',
    'b/two.ts': 'export const two = 2;',
    'b/second.ts': "import '../a/other.js';",
  };
  assert.match(found('folders', files), /a\/ → b\/ → a\//);
});

test('entities may refer to each other', () => {
  const entities = { 'a.entity.ts': "import './b.entity.js';", 'b.entity.ts': "import './a.entity.js';" };
  assert.equal(found('entities', entities), '');
});

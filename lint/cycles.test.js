import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { fileCycles, folderCycles } from './cycles.js';
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
  const imports = importsAmong(sourcesOf([root]));
  return [...fileCycles(imports), ...folderCycles(imports)].join('\n');
}

test('imports in one direction are fine', () => {
  const files = { 'a/one.ts': "import { two } from '../b/two.js';", 'b/two.ts': 'export const two = 2;' };
  assert.equal(found('fine', files), '');
});

test('two files that import each other are found, also by types', () => {
  const files = { 'one.ts': "import './two.js';", 'two.tsx': "import type { One } from './one.js';" };
  assert.match(found('pair', files), /one\.ts\n.*two\.tsx\n.*one\.ts/);
});

test('a cycle of files through several folders is found', () => {
  const files = {
    'a/one.ts': "import '../b/two.js';",
    'b/two.ts': "export * from '../c/index.js';",
    'c/index.ts': "export const three = () => import('../a/one.js');",
  };
  assert.match(found('ring', files), /one\.ts\n.*two\.ts\n.*index\.ts\n.*one\.ts/);
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

test('a test file that takes part in a cycle is found', () => {
  const files = { 'one.spec.ts': "import './help.js';", 'help.ts': "import './one.spec.js';" };
  assert.match(found('tests', files), /one\.spec\.ts/);
});

test('entities may refer to each other, other files may not by way of them', () => {
  const entities = { 'a.entity.ts': "import './b.entity.js';", 'b.entity.ts': "import './a.entity.js';" };
  assert.equal(found('entities', entities), '');
  const files = { 'a.entity.ts': "import './rules.js';", 'rules.ts': "import './a.entity.js';" };
  assert.match(found('by-entity', files), /rules\.ts/);
});

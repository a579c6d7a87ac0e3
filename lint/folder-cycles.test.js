import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSources } from '../scripts/lib/imports.mjs';
import { folderCycles } from './folder-cycles.js';

test('no file or folder of the project depends on one that depends on it', async () => {
  assert.deepEqual(folderCycles(await readSources()), []);
});

const ONE = 'export const one = 1;';

for (const [title, files, found] of [
  ['imports in one direction are fine', { 'a/one.ts': "import '../b/two.js';", 'b/two.ts': ONE }, []],
  [
    'two files that import each other are found, also by types, and not who imports them',
    {
      'one.ts': "import './two.js';",
      'two.tsx': "import type { One } from './one.js';",
      'user.ts': "import './one.js';",
    },
    ['one.ts → two.tsx', 'two.tsx → one.ts'],
  ],
  [
    'a cycle of files through several folders is found',
    {
      'a/one.ts': "import '../b/two.js';",
      'b/two.ts': "export * from '../c/index.js';",
      'c/index.ts': "export const three = () => import('../a/one.js');",
    },
    ['a/ → b/', 'b/ → c/', 'c/ → a/'],
  ],
  [
    'folders that depend on each other are found where no file does',
    {
      'in/a/one.ts': "import '../b/two.js';",
      'in/a/other.ts': ONE,
      'in/b/two.ts': ONE,
      'in/b/second.ts': "import '../a/other.js';",
    },
    ['in/a/ → in/b/', 'in/b/ → in/a/'],
  ],
  [
    'entities may refer to each other',
    { 'a.entity.ts': "import './b.entity.js';", 'b.entity.ts': "import './a.entity.js';" },
    [],
  ],
])
  test(title, () => {
    const cycles = folderCycles(new Map(Object.entries(files)));
    assert.deepEqual(
      cycles.map((line) => line.split(': ')[0]),
      found,
    );
  });

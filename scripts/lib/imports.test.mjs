import assert from 'node:assert/strict';
import test from 'node:test';
import { distancesFrom, importersOf } from './imports.mjs';

const sources = new Map(
  Object.entries({
    'frontend/src/ui/button.tsx': `export const Button = 1;`,
    'frontend/src/ui/table.tsx': `import type { Row } from './row';\nexport const Table = 1;`,
    'frontend/src/ui/row.ts': `export const one = 1;`,
    'frontend/src/ui/index.ts': `export { Button } from './button';\nexport * from './table';`,
    'frontend/src/jobs/screen.tsx': `import {\n  Button as Plain,\n  type Shape,\n} from '../ui';`,
    'frontend/src/jobs/list.tsx': `import { Table } from '../ui';\nimport { digits } from '@forja/figures';`,
    'frontend/src/App.tsx': `const Screen = () => import('./jobs/screen');`,
    'packages/figures/src/index.ts': `export { digits } from './digits.js';`,
    'packages/figures/src/digits.ts': `export const digits = 1;`,
    'packages/figures/src/digits.spec.ts': `import { digits } from './digits.js';`,
  }),
);
const dependents = (file) => Object.fromEntries([...distancesFrom(importersOf(sources), [file])].slice(1));

test('an index leads on to those alone that take a name from it', () => {
  assert.deepEqual(dependents('frontend/src/ui/button.tsx'), {
    'frontend/src/ui/index.ts': 1,
    'frontend/src/jobs/screen.tsx': 1,
  });
});

test('what an index passes on as a whole leads to those that take no other name', () => {
  assert.deepEqual(dependents('frontend/src/ui/table.tsx'), {
    'frontend/src/ui/index.ts': 1,
    'frontend/src/jobs/list.tsx': 1,
  });
});

test('a type leads nowhere, and what puts everything together is not followed', () => {
  assert.deepEqual(dependents('frontend/src/ui/row.ts'), {});
  assert.deepEqual(dependents('frontend/src/jobs/screen.tsx'), {});
});

test('a package is reached by its name', () => {
  assert.deepEqual(Object.keys(dependents('packages/figures/src/digits.ts')).sort(), [
    'frontend/src/jobs/list.tsx',
    'packages/figures/src/digits.spec.ts',
    'packages/figures/src/index.ts',
  ]);
});

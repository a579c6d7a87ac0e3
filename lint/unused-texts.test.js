import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { inRoot, temporaryFolder } from '../scripts/lib/paths.mjs';
import { unusedTexts } from './unused-texts.js';

for (const workspace of ['frontend', 'backend'])
  test(`code uses every text of the ${workspace}`, () => {
    assert.deepEqual(unusedTexts(inRoot(workspace, 'tsconfig.json')), []);
  });

const TEXTS = `export const texts = {
  title: 'Título',
  count: (n: number) => String(n),
  kinds: { one: 'Um', two: 'Dois' },
} as const;`;

/** The names that are found unused where an expression of the code reads these dictionaries. */
function found(read, dictionaries = { 'texts.ts': TEXTS }) {
  const config = path.join(temporaryFolder('texts'), 'tsconfig.json');
  const code = `import { texts } from './texts'; export type All = typeof texts; export const read = ${read};`;
  mkdirSync(path.join(path.dirname(config), 'src'));
  writeFileSync(config, JSON.stringify({ compilerOptions: { strict: true, noLib: true, types: [] } }));
  for (const [name, text] of Object.entries({ ...dictionaries, 'code.ts': code }))
    writeFileSync(path.join(path.dirname(config), 'src', name), text);
  const names = unusedTexts(config, (file) => !file.endsWith('code.ts'));
  return names.map((name) => name.split(' ')[0]);
}

const [title, ...others] = ['texts.title', 'texts.count', 'texts.kinds.one', 'texts.kinds.two'];

for (const [what, left, reads] of [
  ['a text that nothing reads is found', [title, ...others], ['1']],
  ['reading by name uses that text alone', others, ['texts.title']],
  [
    'so does reading by another name, and taking apart',
    [title, others[0], others[2]],
    [
      'texts.kinds.one',
      '(() => { const kinds = texts.kinds; return kinds.one; })()',
      '(() => { const { kinds } = texts; return kinds.one; })()',
      '(() => { const { kinds: { one: first } } = texts; return first; })()',
    ],
  ],
  [
    'an object of texts that goes somewhere as a whole is used with all that it holds',
    [title, others[0]],
    [
      "texts.kinds['one' as 'one' | 'two']",
      'Object.values(texts.kinds)',
      '{ ...texts.kinds }',
      '(() => { const { ...rest } = texts.kinds; return rest; })()',
    ],
  ],
])
  test(what, () => {
    for (const read of reads) assert.deepEqual(found(read), left, read);
  });

test('dictionaries that are put together from others use none of them', () => {
  const dictionaries = {
    'list.ts': "export const list = { one: 'Um', two: 'Dois' } as const;",
    'texts.ts': "import { list } from './list'; export const texts = { list, more: { ...list } } as const;",
  };
  assert.deepEqual(found('texts.list.two', dictionaries), ['list.one']);
});

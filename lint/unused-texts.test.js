import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import ts from 'typescript';
import { unusedTexts } from './dictionary-use.js';

const folder = mkdtempSync(path.join(tmpdir(), 'forja-texts-'));
after(() => rmSync(folder, { recursive: true }));

let count = 0;

/** The names that are found unused where `code` reads these dictionaries. */
function found(code, dictionaries = { 'texts.ts': TEXTS }) {
  const root = path.join(folder, String(++count));
  mkdirSync(root);
  const files = { ...dictionaries, 'code.ts': code };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, name), text);
  const paths = Object.keys(files).map((name) => path.join(root, name));
  const program = ts.createProgram(paths, { strict: true, noLib: true, types: [] });
  return unusedTexts(program, (file) => !file.endsWith('code.ts')).map(({ name }) => name);
}

const TEXTS = `export const texts = {
  title: 'Título',
  count: (n: number) => String(n),
  kinds: { one: 'Um', two: 'Dois' },
} as const;`;

const all = ['texts.title', 'texts.count', 'texts.kinds.one', 'texts.kinds.two'];

test('a text that nothing reads is found, with the line that it stands on', () => {
  assert.deepEqual(found("import { texts } from './texts'; export type All = typeof texts;"), all);
  assert.deepEqual(found("import { texts } from './texts'; export const a = texts.title;"), all.slice(1));
});

test('reading by name uses that text alone: directly, by another name, taken apart', () => {
  const left = ['texts.title', 'texts.count', 'texts.kinds.two'];
  for (const read of [
    'texts.kinds.one',
    '(() => { const kinds = texts.kinds; return kinds.one; })()',
    '(() => { const { kinds } = texts; return kinds.one; })()',
    '(() => { const { kinds: { one: first } } = texts; return first; })()',
  ]) {
    assert.deepEqual(found(`import { texts } from './texts'; export const read = ${read};`), left, read);
  }
});

test('an object of texts that goes somewhere as a whole is used with all that it holds', () => {
  const left = ['texts.title', 'texts.count'];
  for (const read of [
    "texts.kinds['one' as 'one' | 'two']",
    'Object.values(texts.kinds)',
    '{ ...texts.kinds }',
    '(() => { const { ...rest } = texts.kinds; return rest; })()',
  ]) {
    assert.deepEqual(found(`import { texts } from './texts'; export const read = ${read};`), left, read);
  }
});

test('dictionaries that are put together from others use none of them', () => {
  const dictionaries = {
    'list.ts': "export const list = { one: 'Um', two: 'Dois' } as const;",
    'texts.ts': "import { list } from './list'; export const texts = { list, more: { ...list } } as const;",
  };
  const code = "import { texts } from './texts'; export const read = texts.list.two;";
  assert.deepEqual(found(code, dictionaries), ['list.one']);
});

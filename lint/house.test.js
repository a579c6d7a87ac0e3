import assert from 'node:assert/strict';
import test from 'node:test';
import { countReports } from './rule-cases.js';

/** By rule: how often it reports each of these codes. */
const CASES = {
  'no-spread-literal': [
    ['export const copy = (record) => ({ ...record, a: 1 });', 0],
    ['export const copy = (record, isNew) => ({ ...record, ...(isNew ? { a: 1 } : {}) });', 0],
    ['export const names = (lists) => [...lists.flat(), 1];', 0],
    ["export const names = [...['a', 'b'].map((name) => `${name}_id`)];", 0],
    ['export const first = ([one, ...[two]]) => [one, two];', 0],
    ['export const record = { ...{ a: 1, b: 2 }, c: 3 };', 1],
    ['export const list = [...[1, 2,], ...[3]];', 2],
    ['export const record = { ...{ ...{ a: 1 } } };', 2],
    ['export const largest = Math.max(...[1, 2]);', 1],
    ['export const record = { ...{} };', 1],
  ],
  'plain-words': [
    ['// The user who saved it.\nexport const users = [];', 0],
    ["test('a caller without a session gets 401', () => {});", 0],
    // Texts that the product shows or tests send are no English of the code.
    ["export const text = 'nobody';", 0],
    ["expect(answer).toBe('told');", 0],
    ['export const saidas = 1;', 0],
    ['// Nobody calls it.', 1],
    ['/** What the user is told, and what is said then. */', 2],
    ['export const said = 1;', 1],
    ['export const valuesTold = 1;', 1],
    ['export const NOBODY = 1;', 1],
    ["it('lies as its drawing does', () => {});", 1],
    ["test.describe('ours', () => {});", 1],
    ["it.each([1])('whoever asks: %s', () => {});", 1],
    ['test(`${1} of somebody`, () => {});', 1],
  ],
  'no-whole-texts': [
    [
      "import { access, texts } from '../i18n';\nconst text = texts.orders.list;\nexport const all = [access, text];",
      0,
    ],
    ['const { tabs } = texts.orders.views;\nexport const label = tabs.label;', 0],
    ['const { access } = texts;\nexport const title = access.title;', 1],
    ['const { list, grid: text } = texts.orders;\nexport const titles = [list.title, text.title];', 1],
  ],
  'no-restricted-code': [
    ['export const add = (list, item) => list.push(item);', 0],
    ['export const add = (list, items) => list.push(...items);', 1],
    ['export const largest = (list) => Math.max(...list);', 1],
    ['export class Jobs { @Interval(1) run() {} }', 0],
    ['export class Jobs { @Interval(1) @Timeout(2) run() {} }', 1],
  ],
};

for (const [rule, cases] of Object.entries(CASES)) {
  test(rule, () => {
    const codes = cases.map(([code]) => code);
    const counts = countReports(rule, codes);
    assert.deepEqual(
      codes.map((code, index) => [code, counts[index]]),
      cases,
    );
  });
}

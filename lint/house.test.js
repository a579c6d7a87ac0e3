import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

/** By rule: how often it reports each of these codes. */
const CASES = {
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

const plugin = fileURLToPath(new URL('house.js', import.meta.url));
const oxlint = fileURLToPath(new URL('../node_modules/oxlint/bin/oxlint', import.meta.url));

/**
 * How often a rule of this house reports each of these codes, by one run of the linter over a file for each.
 * @param {string} rule the rule's name in lint/house.js
 * @param {string[]} codes
 * @returns {number[]}
 */
function countReports(rule, codes) {
  const folder = mkdtempSync(path.join(tmpdir(), 'forja-lint-'));
  try {
    const config = {
      jsPlugins: [plugin],
      categories: { correctness: 'off' },
      rules: { [`house/${rule}`]: 'warn' },
    };
    writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config));
    const files = codes.map((_, index) => `${index}.ts`);
    codes.forEach((code, index) => writeFileSync(path.join(folder, files[index]), code));
    const args = [oxlint, '-c', 'config.json', '--format', 'json', ...files];
    const { diagnostics } = JSON.parse(
      execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }),
    );
    return files.map((file) => diagnostics.filter(({ filename }) => path.basename(filename) === file).length);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

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

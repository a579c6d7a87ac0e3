import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { inRoot, packageBin, temporaryFolder } from '../scripts/lib/paths.mjs';

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

const config = {
  jsPlugins: [inRoot('lint/house.js')],
  categories: { correctness: 'off' },
  overrides: Object.keys(CASES).map((rule) => ({
    files: [`${rule}-*`],
    rules: { [`house/${rule}`]: 'warn' },
  })),
};

test('each rule reports what it is for', () => {
  const folder = temporaryFolder('lint');
  writeFileSync(path.join(folder, 'config.json'), JSON.stringify(config));
  const cases = Object.entries(CASES).flatMap(([rule, codes]) =>
    codes.map(([code, reports], index) => ({ file: `${rule}-${index}.ts`, code, reports })),
  );
  for (const { file, code } of cases) writeFileSync(path.join(folder, file), code);
  const args = ['-c', 'config.json', '--format', 'json'];
  const output = execFileSync(packageBin('oxlint'), args, { cwd: folder, encoding: 'utf8' });
  const found = JSON.parse(output).diagnostics.map(({ filename }) => path.basename(filename));
  const counted = cases.map((each) => ({
    ...each,
    reports: found.filter((name) => name === each.file).length,
  }));
  assert.deepEqual(counted, cases);
});

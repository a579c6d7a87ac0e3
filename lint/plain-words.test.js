import { RuleTester } from 'eslint';
import { test } from 'node:test';
import { plainWords } from './plain-words.js';

RuleTester.it = test;
RuleTester.describe = (_name, tests) => tests();

const one = [{ messageId: 'unwanted' }];

new RuleTester().run('plain-words', plainWords, {
  valid: [
    '// The user who saved it.\nexport const users = [];',
    "test('a caller without a session gets 401', () => {});",
    // Texts that the product shows or tests send are no English of the code.
    "export const text = 'nobody';",
    "expect(answer).toBe('told');",
    'export const saidas = 1;',
  ],
  invalid: [
    { code: '// Nobody calls it.', errors: one },
    { code: '/** What the user is told, and what is said then. */', errors: [...one, ...one] },
    { code: 'export const said = 1;', errors: one },
    { code: 'export const valuesTold = 1;', errors: one },
    { code: 'export const NOBODY = 1;', errors: one },
    { code: "it('lies as its drawing does', () => {});", errors: one },
    { code: "test.describe('ours', () => {});", errors: one },
    { code: "it.each([1])('whoever asks: %s', () => {});", errors: one },
    { code: 'test(`${1} of somebody`, () => {});', errors: one },
  ],
});

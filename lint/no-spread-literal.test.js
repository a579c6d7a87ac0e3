import { RuleTester } from 'eslint';
import { test } from 'node:test';
import { noSpreadLiteral } from './no-spread-literal.js';

RuleTester.it = test;
RuleTester.describe = (_name, tests) => tests();

const errors = [{ messageId: 'spread' }];

new RuleTester().run('no-spread-literal', noSpreadLiteral, {
  valid: [
    'export const copy = (record) => ({ ...record, a: 1 });',
    'export const copy = (record, isNew) => ({ ...record, ...(isNew ? { a: 1 } : {}) });',
    'export const names = (lists) => [...lists.flat(), 1];',
    "export const names = [...['a', 'b'].map((name) => `${name}_id`)];",
    'export const first = ([one, ...[two]]) => [one, two];',
  ],
  invalid: [
    {
      code: 'export const record = { ...{ a: 1, b: 2 }, c: 3 };',
      output: 'export const record = {  a: 1, b: 2, c: 3 };',
      errors,
    },
    {
      code: 'export const list = [...[1, 2,], ...[3]];',
      output: 'export const list = [1, 2, 3];',
      errors: [...errors, ...errors],
    },
    {
      // The inner one is found again once the outer one is gone.
      code: 'export const record = { ...{ ...{ a: 1 } } };',
      output: 'export const record = {  ...{ a: 1 } };',
      errors: [...errors, ...errors],
    },
    {
      code: 'export const largest = Math.max(...[1, 2]);',
      output: 'export const largest = Math.max(1, 2);',
      errors,
    },
    { code: 'export const record = { ...{} };', output: null, errors },
  ],
});

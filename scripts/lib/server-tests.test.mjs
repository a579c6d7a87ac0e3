import assert from 'node:assert/strict';
import test from 'node:test';
import { SERVER_TESTS } from './server-tests.mjs';
import { SUITES, testFilesOf } from './suites.mjs';

test('every test file that runs on servers is there', () => {
  const files = testFilesOf(SUITES.integration);
  assert.deepEqual(
    SERVER_TESTS.filter((file) => !files.includes(file)),
    [],
  );
});

/* global describe, jest, test */
const { readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * Runs test files of a workspace as one, each within a `describe` of its name: they share the modules, which take longer to load
 * than most files take to run. Those that TEST_FILES names, each from the workspace's folder on; else all of a folder, in the order
 * of their names. A file that can't be loaded fails a test of its own.
 * @param {string} workspace path
 * @param {string} folder within the workspace
 * @param {string} ending of the test files' names
 */
exports.runTogether = (workspace, folder, ending) => {
  const all = () =>
    readdirSync(path.join(workspace, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .sort()
      .map((name) => path.join(folder, name));
  for (const file of process.env.TEST_FILES?.split('\n') ?? all()) {
    describe(file, () => {
      try {
        jest.requireActual(path.join(workspace, file));
      } catch (error) {
        test('can be loaded', () => {
          throw error;
        });
      }
    });
  }
};

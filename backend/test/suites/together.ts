import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const backend = join(__dirname, '../..');

/** The test files that TEST_FILES names, each from the backend's folder on; else all of a folder, in the order of their names. */
export const testFiles = (folder: string, ending: string): string[] =>
  process.env.TEST_FILES?.split('\n').map((name) => join(backend, name)) ??
  readdirSync(join(backend, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(backend, folder, name));

/**
 * Runs test files as one, each within a `describe` of its name: they share the modules, which take longer to load than
 * most files take to run. A file that can't be loaded fails a test of its own.
 */
export function runTogether(files: readonly string[]): void {
  for (const file of files) {
    describe(relative(backend, file), () => {
      try {
        jest.requireActual(file);
      } catch (error) {
        test('can be loaded', () => {
          throw error;
        });
      }
    });
  }
}

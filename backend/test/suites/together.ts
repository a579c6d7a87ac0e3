import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const backend = join(__dirname, '../..');

/** The test files of a folder of the backend, in the order of their names. */
export const testFiles = (folder: string, ending: string): string[] =>
  readdirSync(join(backend, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(backend, folder, name));

/** Every fourth of the files, beginning with the given one (1 to 4): neighbours, which are alike, are spread. */
export const quarter = (files: readonly string[], number: 1 | 2 | 3 | 4): string[] =>
  files.filter((_, index) => index % 4 === number - 1);

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

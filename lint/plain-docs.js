import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { unwantedWords } from './plain-words.js';

/** The words of `plain-words.js` in the documentation, which the linter does not read. What is Portuguese has none of them. */
const files = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).split('\n').filter(Boolean);
for (const file of files) {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    for (const { word, instead } of unwantedWords(line)) {
      console.error(`${file}:${index + 1}: '${word}': ${instead}.`);
      process.exitCode = 1;
    }
  }
}

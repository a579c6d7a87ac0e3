import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const plugin = fileURLToPath(new URL('house.js', import.meta.url));
const oxlint = fileURLToPath(new URL('../node_modules/oxlint/bin/oxlint', import.meta.url));

/**
 * How often a rule of this house reports each of these codes, by one run of the linter over a file for each.
 * @param {string} rule the rule's name in lint/house.js
 * @param {string[]} codes
 * @returns {number[]}
 */
export function countReports(rule, codes) {
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

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../lib/paths.mjs';

/** Ratios of an earlier run by database and row: they depend little on the machine. */
const FILE = inRoot('docs/bench.json');

/** A ratio this much worse than the stored one fails. */
const WORSE = 1.25;

const stored = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});

const rounded = (ratio) => Number(ratio.toPrecision(3));

/**
 * A row of the table.
 * @typedef {{ name: string, ratio: number, most: number, ms?: number, note?: string }} Row
 *   ratio: to the limit of the same run, or of what `note` says; most: what it may be
 */

/** @returns {Row} milliseconds of `limit` */
export const beside = (name, ms, limit, most, note) => ({ name, ms, ratio: ms / limit, most, note });

/** Puts the ratios into the file; rows that were not measured stay as they are. */
export function store(database, rows) {
  const all = stored();
  const own = Object.fromEntries(rows.map(({ name, ratio }) => [name, rounded(ratio)]));
  writeFileSync(FILE, `${JSON.stringify({ ...all, [database]: { ...all[database], ...own } }, null, 2)}\n`);
}

/** @returns {string[]} a line for each row that is more than a quarter worse than the stored one */
export function worseThanStored(database, rows) {
  const before = stored()[database] ?? {};
  return rows
    .filter(({ name, ratio }) => name in before && ratio > before[name] * WORSE)
    .map(({ name, ratio }) => `${database}: ${name} ${ratio.toFixed(2)}, stored ${String(before[name])}`);
}

/** The table of one database. */
export function print(database, rows) {
  console.log(`\n${database}`);
  for (const { name, ms, ratio, most, note = 'an empty request' } of rows) {
    const took = ms === undefined ? '' : `${ms.toFixed(1)} ms`;
    const verdict = ratio <= most ? '' : 'misses';
    console.log(
      `${name.padEnd(56)}${took.padStart(11)}${ratio.toFixed(2).padStart(9)} ×  at most ${most.toFixed(1).padEnd(5)}${verdict.padEnd(8)}${note}`,
    );
  }
}

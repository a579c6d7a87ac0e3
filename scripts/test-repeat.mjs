import './lib/node-version.mjs';
import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { inRoot } from './lib/paths.mjs';
import { ended, main, start, stop } from './lib/run.mjs';
import { say } from './lib/say.mjs';

/**
 * `npm run test:repeat [-- <times>] [--beside-burner]`: `npm test` so many times in a row (three), with the time of each;
 * with `--beside-burner` next to a process that keeps one core busy. Each run draws other random examples, by a seed that
 * it prints. Fails when one of them does.
 */
const besideBurner = process.argv.includes('--beside-burner');
const times = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 3);

async function runOnce(number) {
  const since = performance.now();
  const PROPERTY_SEED = String(randomInt(2 ** 31));
  say(`PROPERTY_SEED=${PROPERTY_SEED}`);
  const env = { ...process.env, PROPERTY_SEED };
  const code = await ended(start(process.execPath, [inRoot('scripts/test.mjs')], { stdio: 'inherit', env }));
  const minutes = (performance.now() - since) / 60_000;
  return { ok: code === 0, line: `${code === 0 ? '✔' : '✘'} run ${number}: ${minutes.toFixed(1)} min` };
}

await main(async () => {
  const burner = besideBurner && start(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  const runs = [];
  for (let number = 1; number <= times; number += 1) runs.push(await runOnce(number));
  if (burner) await stop(burner);
  say(`\n${runs.map(({ line }) => line).join('\n')}`);
  process.exitCode = runs.every(({ ok }) => ok) ? 0 : 1;
});

import './lib/node-version.mjs';
import { availableParallelism } from 'node:os';
import { checkStages } from './lib/checks.mjs';
import { compile } from './lib/compile.mjs';
import { installDependencies } from './lib/install.mjs';
import { main } from './lib/run.mjs';
import { runStages, summarise } from './lib/stages.mjs';

/** `npm run check`: all that is wrong is shown at once, and what is quick first. */
await main(async () => {
  await installDependencies();
  await compile(['types']);
  const results = await runStages(checkStages(), Math.max(2, availableParallelism()));
  process.exitCode = summarise(results) ? 0 : 1;
});

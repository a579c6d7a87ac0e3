import './lib/node-version.mjs';
import { compile } from './lib/compile.mjs';
import { installDependencies } from './lib/install.mjs';
import { main } from './lib/run.mjs';

/** `npm run build [-- backend | frontend | types]`: builds what has changed since the last build. */
await main(async () => {
  await installDependencies();
  const names = process.argv.slice(2);
  await compile(names.length > 0 ? names : undefined);
});

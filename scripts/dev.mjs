import './lib/node-version.mjs';
import { createInterface } from 'node:readline';
import { provideChromium } from './lib/chromium.mjs';
import { compile, copyAssets } from './lib/compile.mjs';
import { installDependencies } from './lib/install.mjs';
import { loadSettingsFile } from './lib/launch.mjs';
import { inRoot, packageBin } from './lib/paths.mjs';
import { ended, main, start } from './lib/run.mjs';
import { say } from './lib/say.mjs';

/**
 * `npm run dev`: compiler, server and screens in watch mode. The server restarts after each compilation; the
 * screens come from Vite, which hands the API's paths on to the server.
 */

/** Starts a program and prints its lines behind its name; `onLine` gets them too. */
function labelled(label, command, args, { onLine = () => undefined, ...options } = {}) {
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (line.trim()) say(`${label} │ ${line}`);
      onLine(line);
    });
  }
  return child;
}

/** Resolves once the compiler has written its first complete output. */
function compiler() {
  const args = ['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'];
  return new Promise((resolve) => {
    const onLine = (line) => line.includes('Watching for file changes') && resolve();
    labelled('tsc', packageBin('tsc', 'backend'), args, { cwd: inRoot('backend'), onLine });
  });
}

const server = () =>
  labelled('api', process.execPath, ['--watch', '--watch-preserve-output', 'backend/dist/main.js'], {
    env: { ...process.env, NODE_ENV: 'development' },
  });

const screens = () =>
  labelled('web', packageBin('vite', 'frontend'), ['--port', '5173'], { cwd: inRoot('frontend') });

await main(async () => {
  loadSettingsFile();
  const dependencies = installDependencies();
  await Promise.all([dependencies.then(() => compile([])), provideChromium(dependencies)]);
  const web = screens();
  await compiler();
  copyAssets();
  await Promise.race([ended(server()), ended(web)]);
  process.kill(process.pid, 'SIGTERM');
});

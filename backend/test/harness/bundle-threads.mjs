import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const backend = join(import.meta.dirname, '../..');

const threads = {
  'reader-thread': 'src/files/readers/reader-thread.ts',
  'sheet-thread': 'src/exchange/xlsx/sheet-thread.ts',
  'search-thread': 'src/cutting/search-thread.ts',
};

/**
 * Bundles what runs in worker threads, as Jest's own transforms end at a thread's door (jest.config.js, globalSetup). The
 * folder, named by its content, stands in THREADS_FOLDER.
 */
export default async function bundleThreads() {
  const bundle = await rolldown({
    cwd: backend,
    input: threads,
    platform: 'node',
    // Packages are loaded as they are.
    external: (name) => !name.startsWith('.') && !name.startsWith('/') && !(name in threads),
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
  });
  const { output } = await bundle.generate({
    format: 'esm',
    sourcemap: 'inline',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
  });
  await bundle.close();
  const hash = createHash('sha256');
  for (const { code } of output) hash.update(code);
  const folder = join(backend, '.cache/threads', hash.digest('hex').slice(0, 16));
  process.env.THREADS_FOLDER = folder;
  if (existsSync(folder)) return;
  // Suites that start at once would write it at once.
  const own = `${folder}.${String(process.pid)}`;
  mkdirSync(own, { recursive: true });
  for (const { fileName, code } of output) writeFileSync(join(own, fileName), code);
  try {
    renameSync(own, folder);
  } catch {
    rmSync(own, { recursive: true });
  }
}

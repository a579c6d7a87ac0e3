/**
 * glibc gives each thread an area of its own, in which freed memory stays: with these the areas are few, and large pieces go back to the
 * system (docs/reliability.md has the measurements). It reads them when a process begins, never later.
 */
const SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576' };

/**
 * Settings that a process that is started for long gets besides its environment; nothing that is set there already, and nothing but on Linux.
 * Other allocators, such as musl's, read none of it.
 */
export function allocatorSettings(
  env: Readonly<Record<string, string | undefined>>,
  platform: string = process.platform,
): Record<string, string> {
  if (platform !== 'linux') return {};
  return Object.fromEntries(Object.entries(SETTINGS).filter(([name]) => env[name] === undefined));
}

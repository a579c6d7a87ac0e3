import { texts } from '../../../i18n';
import type { Part } from '../../data/types';

/** Files that go out at the same time. */
export const PARALLEL_UPLOADS = 3;

/** Limit of a drawing. */
export const DRAWING_MAX_BYTES = 25 * 1024 * 1024;

/** Runs `task` for every item, at most `limit` at a time, in their order; results stand where their items stood. */
export const runPool = async <Item, Result>(
  items: readonly Item[],
  limit: number,
  task: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next++;
      results[index] = await task(items[index] as Item, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
};

/**
 * The order that a set's parts belong in after an upload: those that were there, then each file's, as the files were
 * chosen; null when the server's own order is that already. Files that go out in parallel arrive in any order.
 */
export const wantedOrder = (
  before: readonly number[],
  uploaded: readonly (readonly Pick<Part, 'id' | 'position'>[])[],
): number[] | null => {
  const arrived = uploaded.flat();
  const sorted = [...arrived].sort((a, b) => a.position - b.position || a.id - b.id);
  if (arrived.every(({ id }, index) => id === sorted[index]?.id)) return null;
  return [...before, ...arrived.map(({ id }) => id)];
};

/**
 * A set's parts and the places of files on their way: parts that were there, then each file's parts, or the file until it has any, as the files
 * were chosen.
 */
export const placesOf = <P extends Pick<Part, 'id'>, File extends { parts: readonly number[] | null }>(
  parts: readonly P[],
  files: readonly File[],
): (P | File)[] => {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const arrived = new Set(files.flatMap(({ parts: ids }) => ids ?? []));
  const ofFiles = files.flatMap((file): (P | File)[] =>
    file.parts === null ? [file] : file.parts.flatMap((id) => byId.get(id) ?? []),
  );
  return [...parts.filter(({ id }) => !arrived.has(id)), ...ofFiles];
};

/** A part that is called what its drawing says, with what its file is called as the title. */
export type NamedPart = Pick<Part, 'id' | 'title'>;

/** The parts of one file that are not called after it, by the file's name as the server keeps it. */
export const namedByDrawing = (parts: readonly (NamedPart & Pick<Part, 'original'>)[]): NamedPart[] =>
  parts.flatMap(({ id, title, original }) => {
    const stem = original?.name.replace(/\.[^.]+$/, '').trim() ?? '';
    const page = parts.length > 1 ? texts.orders.upload.pageName(original?.page ?? 1) : '';
    return title.startsWith(stem) ? [] : [{ id, title: stem + page }];
  });

/** How much of all files together is out, 0…1, each by its size. */
export const overallProgress = (items: readonly { size: number; fraction: number }[]): number => {
  const total = items.reduce((sum, { size }) => sum + size, 0);
  return total === 0 ? 0 : items.reduce((sum, { size, fraction }) => sum + size * fraction, 0) / total;
};

/** Query keys; everything of one order hangs on one key, because its totals follow each of its parts. */
export const orderKeys = {
  list: ['orders', 'list'] as const,
  order: (id: number) => ['orders', 'one', id] as const,
  refreshPreview: (id: number) => ['orders', 'refresh-preview', id] as const,
  history: (id: number) => ['orders', 'history', id] as const,
};

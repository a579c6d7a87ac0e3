/** The pager's buttons. */
export const PAGE_BUTTONS = 7;

/** The numbers of at most seven pages around the open one. */
export const pageWindow = (page: number, pages: number): number[] => {
  const size = Math.min(PAGE_BUTTONS, pages);
  const first = Math.max(1, Math.min(page - Math.floor(PAGE_BUTTONS / 2), pages - size + 1));
  return Array.from({ length: size }, (_unused, index) => first + index);
};

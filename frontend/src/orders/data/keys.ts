/** Query keys that several places name; everything of one order hangs on one key, because its totals follow each of its parts. */
export const orderKeys = {
  list: ['orders', 'list'] as const,
  /** A page of the list, by what was asked for. */
  page: (asked: object) => ['orders', 'list', 'page', asked] as const,
  views: ['orders', 'views'] as const,
  order: (id: number) => ['orders', 'one', id] as const,
  /** In which state the server read it. */
  state: (id: number) => ['orders', 'state', id] as const,
  /** The order's taxes on days, by the state that they were asked for. */
  taxes: (id: number, state: string, days: readonly string[]) =>
    ['orders', 'taxes', id, state, days] as const,
  /** Its cutting plan, by the state that it was asked for. */
  cutting: (id: number, state: string) => ['orders', 'cutting', id, state] as const,
  /** Groups of its parts whose loss no plan has checked, by the state that they were asked for. */
  uncheckedCuts: (id: number, ...state: string[]) => ['orders', 'unchecked-cuts', id, ...state] as const,
  /** Values of its quantity breaks, by the state and the quantities that were asked for. */
  breaks: (id: number, asked: string) => ['orders', 'breaks', id, asked] as const,
  history: (id: number) => ['orders', 'history', id] as const,
};

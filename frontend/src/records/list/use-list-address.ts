import {
  getQuery,
  parseQueryFromLocation,
  queryReducer,
  SET_FILTER,
  SET_PAGE,
  SET_SORT,
  type SortPayload,
  useListContext,
} from 'react-admin';
import { useHref, useLocation, useNavigate } from 'react-router';

type Filters = Record<string, unknown>;
type Action = Parameters<typeof queryReducer>[1];
type Query = ReturnType<typeof getQuery>;

/** Removes the filters that are empty. */
const withoutEmpty = (filters: Filters): Filters =>
  Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );

const addressOf = ({ filter, displayedFilters, page, perPage, sort, order }: Query): string =>
  new URLSearchParams({
    displayedFilters: JSON.stringify(displayedFilters ?? {}),
    filter: JSON.stringify(filter ?? {}),
    order,
    page: String(page),
    perPage: String(perPage),
    sort,
  })
    .toString()
    .replaceAll('+', '%20');

/**
 * Changes what the list around it shows: its filters, sort and page, which stand in the address. Each change builds on the address
 * as the browser has it: react-admin's own setters take the one that is drawn, and a click that follows another change before
 * that is drawn would undo it. At once: its filters wait for a moment in which another list may have been opened.
 */
export const useListAddress = () => {
  const { sort, perPage } = useListContext();
  const { pathname } = useLocation();
  const place = useHref(pathname);
  const navigate = useNavigate();
  const change = (action: (now: Query) => Action) => {
    // The browser may be at another screen already that is still to be drawn.
    if (window.location.pathname !== place) return;
    const queryFromLocation = parseQueryFromLocation(window.location);
    const now = getQuery({ queryFromLocation, params: null, filterDefaultValues: {}, sort, perPage });
    void navigate({ pathname, search: addressOf(queryReducer(now, action(now))) });
  };
  const setFilter = (filterOf: (filter: Filters) => Filters) =>
    change(({ filter }) => ({
      type: SET_FILTER,
      payload: { filter: withoutEmpty(filterOf((filter ?? {}) as Filters)) },
    }));
  return {
    /** Adds filters to those there are; an empty one goes. Begins at the first page. */
    changeFilters: (changes: Filters) => setFilter((filter) => ({ ...filter, ...changes })),
    /** Searches for a text alone: what a link has narrowed the list to goes. */
    search: (q: string) => setFilter(() => ({ q })),
    clearFilters: () => setFilter(() => ({})),
    setSort: (payload: SortPayload) => change(() => ({ type: SET_SORT, payload })),
    setPage: (payload: number) => change(() => ({ type: SET_PAGE, payload })),
  };
};

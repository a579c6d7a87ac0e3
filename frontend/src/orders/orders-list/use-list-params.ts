import { useEffect, useMemo, useState } from 'react';
import { useSession } from '../../providers';
import type { Sort } from '../../ui';
import { type Filters, NO_FILTERS } from './filters';
import { type ListParams, readParams, writeParams } from './list-params';
import { hasDefaultView, rememberStart, startAddress } from './start-address';

/**
 * The list's parameters. They live here, so that a keystroke redraws the list and not the application, and are
 * mirrored in the address, so that they survive a trip to an order and back. An address without any opens with the user's
 * default view, else with the columns that were chosen last.
 */
export const useListParams = () => {
  const { user } = useSession();
  const userId = user?.id ?? 0;
  const [{ bare, initial }] = useState(() => {
    const { search } = window.location;
    return { bare: search === '', initial: readParams(search || startAddress(userId)) };
  });
  const [params, setParams] = useState<ListParams>(initial);
  useEffect(() => {
    const address = window.location.pathname + writeParams(params, hasDefaultView(userId));
    window.history.replaceState(window.history.state, '', address);
  }, [params, userId]);
  const change = useMemo(
    () => ({
      setFilters: (filters: Partial<Filters>) =>
        setParams((old) => ({ ...old, filters: { ...old.filters, ...filters }, page: 1 })),
      clearFilters: () => setParams((old) => ({ ...old, filters: NO_FILTERS, page: 1 })),
      setSort: (sort: Sort) => setParams((old) => ({ ...old, sort, page: 1 })),
      setPage: (page: number) => setParams((old) => ({ ...old, page })),
      setColumns: (columns: string) => {
        rememberStart(userId, { columns });
        setParams((old) => ({ ...old, columns }));
      },
      /** Takes all from an address, behind its question mark. */
      show: (query: string) => setParams(readParams(query)),
    }),
    [userId],
  );
  return {
    ...params,
    ...change,
    /** Nothing was asked for: neither by the address, nor on the screen since. */
    untouched: bare && params === initial,
  };
};

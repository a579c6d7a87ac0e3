import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useGetList, useStore } from 'react-admin';
import { type Sort, useDebounced } from '../../ui';

export const PAGE_SIZE = 50;

/** A server-side list: search (debounced), sorting (remembered) and pages, by react-admin's simple-rest query. */
export const useList = <Row extends { id: number }>(resource: string, defaultSort: Sort) => {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [sort, setSort] = useStore<Sort>(`${resource}.sort`, defaultSort);
  const query = useDebounced(search.trim(), search === '' ? 0 : undefined);
  const list = useGetList<Row>(
    resource,
    { pagination: { page, perPage: PAGE_SIZE }, sort, filter: query === '' ? {} : { q: query } },
    { placeholderData: keepPreviousData },
  );
  const total = list.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));

  useEffect(() => setPage(1), [query]);
  // Deleting the last record of the last page must not leave an empty page behind.
  useEffect(() => {
    if (list.total !== undefined && page > pages) setPage(pages);
  }, [list.total, page, pages]);

  return {
    rows: list.data,
    total,
    pages,
    page,
    setPage,
    sort,
    setSort: (next: Sort) => {
      setSort(next);
      setPage(1);
    },
    search,
    setSearch,
    query,
    error: list.error,
    stale: list.isPlaceholderData,
    refetch: () => void list.refetch(),
  };
};

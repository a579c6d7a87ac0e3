import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useStore } from 'react-admin';
import { type Sort, useDebounced } from '../../ui';
import type { ListDeclaration } from '../types';

export const PAGE_SIZE = 50;

/** A server-side list: search (debounced), sorting (remembered) and pages, by react-admin's simple-rest query. */
export const useList = <Row extends { id: number }>({ resource, defaultSort }: ListDeclaration<Row>) => {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useStore<Sort>(`${resource}.sort`, defaultSort);
  const query = useDebounced(search.trim(), search === '' ? 0 : undefined);
  // A page belongs to its search: another one starts at the first.
  const [wanted, setWanted] = useState({ query, page: 1 });
  const page = wanted.query === query ? wanted.page : 1;
  const setPage = (next: number) => setWanted({ query, page: next });
  const list = useGetList<Row>(
    resource,
    { pagination: { page, perPage: PAGE_SIZE }, sort, filter: query === '' ? {} : { q: query } },
    { placeholderData: keepPreviousData },
  );
  const total = list.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));

  // Deleting the last record of the last page must not leave an empty page behind.
  if (list.total !== undefined && !list.isPlaceholderData && page > pages) setPage(pages);

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

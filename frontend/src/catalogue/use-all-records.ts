import { useQuery } from '@tanstack/react-query';
import { api } from '../api';

/**
 * A whole catalogue, for lists of options. The key begins as react-admin's list keys do, so that saving or deleting
 * a record anywhere refreshes it.
 */
export const useAllRecords = <Row extends { id: number }>(resource: string) =>
  useQuery({
    queryKey: [resource, 'getList', 'all'],
    queryFn: ({ signal }) => api.get<Row[]>(`/${resource}`, signal),
    staleTime: 30_000,
  });

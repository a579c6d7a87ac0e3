import { useQuery } from '@tanstack/react-query';
import { catalogueLists, type CatalogueName } from '../api';

/**
 * A whole catalogue, for lists of options. The key begins as react-admin's list keys do, so that saving or deleting
 * a record anywhere refreshes it.
 */
export const useAllRecords = <Name extends CatalogueName>(resource: Name) =>
  useQuery({
    queryKey: [resource, 'getList', 'all'],
    queryFn: ({ signal }) => catalogueLists[resource](signal),
    staleTime: 30_000,
  });

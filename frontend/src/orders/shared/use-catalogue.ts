import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { catalogueLists, type CatalogueName } from '../../api';
import { texts } from '../../i18n';
import { useToast } from '../../ui';

/** The key is the one the catalogue screens use, so that a record saved there is known here at once. */
const catalogueQueryKey = (name: CatalogueName) => [name, 'getList', 'all'];

/** Reads a catalogue that a field of the screen has loaded; undefined before. */
export const useLoadedCatalogue = () => {
  const client = useQueryClient();
  return (name: CatalogueName) => client.getQueryData<readonly { id: number }[]>(catalogueQueryKey(name));
};

/**
 * A whole catalogue as options; a failure is shown in a toast, because the field itself only looks empty.
 */
export const useCatalogue = <Name extends CatalogueName>(name: Name) => {
  const toast = useToast();
  const query = useQuery({
    queryKey: catalogueQueryKey(name),
    queryFn: ({ signal }) => catalogueLists[name](signal),
    staleTime: 30_000,
  });
  const failed = query.isError;
  useEffect(() => {
    if (failed) toast(texts.orders.parts.loadFailures[name]);
  }, [failed, name, toast]);
  return { rows: query.data, loading: query.isPending };
};

/** Reads a catalogue again, where an entry was added, for the fields that show it. */
export const useReloadedCatalogue = <Name extends CatalogueName>(name: Name) => {
  const client = useQueryClient();
  return () =>
    client.query({
      queryKey: catalogueQueryKey(name),
      queryFn: ({ signal }) => catalogueLists[name](signal),
    });
};

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../api';
import { texts } from '../../i18n';
import { useToast } from '../../ui';

export type CatalogueName = keyof typeof texts.orders.parts.loadFailures;

/**
 * A whole catalogue as options. The key is the one the catalogue screens use, so that a record saved there is known
 * here at once; a failure is said in a toast, because the field itself only looks empty.
 */
export const useCatalogue = <Row extends { id: number }>(name: CatalogueName, enabled = true) => {
  const toast = useToast();
  const query = useQuery({
    queryKey: [name, 'getList', 'all'],
    queryFn: ({ signal }) => api.get<Row[]>(`/${name}`, signal),
    staleTime: 30_000,
    enabled,
  });
  const failed = query.isError;
  useEffect(() => {
    if (failed) toast(texts.orders.parts.loadFailures[name]);
  }, [failed, name, toast]);
  return { rows: query.data, loading: enabled && query.isPending };
};

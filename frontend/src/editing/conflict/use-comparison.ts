import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { customerLabel } from '../../ui';
import { type ComparedField, type Difference, differencesOf } from './differences';

interface Entry {
  id: number;
  name?: string;
  title?: string;
  code?: string;
  cnpj?: string | null;
  cpf?: string | null;
}

const entryLabel = ({ id, name, title, code, cnpj = null, cpf = null }: Entry): string =>
  name === undefined ? (title ?? code ?? `${id}`) : customerLabel({ name, cnpj, cpf });

/**
 * Compares two versions of a record field by field. Names come out of the lists that the forms' fields have loaded; an
 * entry that is not known shows its number.
 */
export const useComparison = <Fields>(fields: readonly ComparedField<Fields>[]) => {
  const client = useQueryClient();
  return useCallback(
    (own: Fields, other: Fields): Difference[] =>
      differencesOf(fields, own, other, (resource, id) => {
        if (id === null) return '';
        const lists = client.getQueriesData<Entry[] | { data?: Entry[] }>({
          queryKey: [resource, 'getList'],
        });
        const rows = lists.flatMap(([, list]) => (Array.isArray(list) ? list : (list?.data ?? [])));
        return entryLabel(rows.find((row) => row.id === id) ?? { id });
      }),
    [client, fields],
  );
};

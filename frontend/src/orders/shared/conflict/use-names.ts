import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { customerLabel } from '../customer-label';
import type { NameOf } from './differences';

interface Entry {
  id: number;
  name?: string;
  title?: string;
  code?: string;
  cnpj?: string | null;
  cpf?: string | null;
}

const labelOf = ({ id, name, title, code, cnpj = null, cpf = null }: Entry): string =>
  name === undefined ? (title ?? code ?? `${id}`) : customerLabel({ name, cnpj, cpf });

/** Names out of the catalogues that the forms have loaded; an entry that is not known shows its number. */
export const useNames = (): NameOf => {
  const client = useQueryClient();
  return useMemo(
    () => (catalogue, id) => {
      if (id === null) return '';
      const rows = client.getQueryData<Entry[]>([catalogue, 'getList', 'all']);
      return labelOf(rows?.find((row) => row.id === id) ?? { id });
    },
    [client],
  );
};

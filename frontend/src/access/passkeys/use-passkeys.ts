import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../api';

const KEY = ['passkeys'];

/** The own passkeys, and the way to have them read again. */
export const usePasskeys = () => {
  const client = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: () => answer(api.GET('/api/profile/passkeys')) });
  return { query, reload: () => client.invalidateQueries({ queryKey: KEY }) };
};

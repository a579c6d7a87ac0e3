import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../api';

const KEY = ['second-factor'];

/** The own second factor, and the way to have it read again. */
export const useSecondFactor = () => {
  const client = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: () => answer(api.GET('/api/profile/second-factor')) });
  return { query, reload: () => client.invalidateQueries({ queryKey: KEY }) };
};

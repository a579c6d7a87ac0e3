import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../api';
import { updateSessionUser } from '../../providers';

const KEY = ['second-factor'];

const find = () => answer(api.GET('/api/profile/second-factor'));

/** The own second factor, and the way to have it read again: where a group requires one, the guard hears of it. */
export const useSecondFactor = () => {
  const client = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: find });
  const reload = async () => {
    const { totp_since, passkeys, required } = await client.query({ queryKey: KEY, queryFn: find });
    const second_factor = totp_since !== null || passkeys > 0;
    updateSessionUser({ second_factor, must_set_up_second_factor: required && !second_factor });
  };
  return { query, reload };
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api } from '../../api';
import { useSession } from '../../providers';

const KEY = ['proof'];

/** It is asked for again while a dialog is open: the ten minutes after a sign-in end. */
const REFRESH_MS = 30_000;

/**
 * What has to be shown before a way into the account changes.
 * @param recentCounts a recent sign-in stands for the password, too; undefined: it does not
 */
export const useOwnProof = (recentCounts?: { passwordNeeded: boolean }) => {
  const withPassword = useSession().user?.without_password !== true;
  return {
    /** A field for the password is filled in. */
    password: withPassword && (recentCounts?.passwordNeeded ?? true),
    /** There is no password: the user signs in again where the last time is long ago. */
    again: !withPassword,
  };
};

/** Whether the sign-in is recent, how the user can show again who they are, and the way to have it read again. */
export const useProof = () => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: () => answer(api.GET('/api/profile/proof')),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: KEY }),
      client.invalidateQueries({ queryKey: ['passkeys'] }),
      client.invalidateQueries({ queryKey: ['oidc-link'] }),
    ]);
  return { proof: data, reload };
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api, messageOf } from '../../api';
import { texts } from '../../i18n';
import { useToast } from '../../ui';

export const SESSIONS_KEY = ['profile', 'sessions'];
const { sessions } = texts.access;

/** Where the user is signed in, newest first, and the way to end all but this one. */
export const useSessions = () => {
  const toast = useToast();
  const client = useQueryClient();
  const list = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => answer(api.GET('/api/profile/sessions', { signal })),
  });
  const endOthers = async () => {
    try {
      await api.DELETE('/api/profile/sessions/others');
      toast(sessions.ended, 'success');
    } catch (error) {
      toast(messageOf(error, sessions.endFailed));
    }
    await client.invalidateQueries({ queryKey: SESSIONS_KEY });
  };
  return { list, endOthers };
};

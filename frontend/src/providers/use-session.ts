import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { abilitiesOf } from './permissions';
import { loadSession, readSession, subscribeSession } from './session-store';

/** The session, its user (null when signed out) and what that user may do; the first use fetches it. */
export const useSession = () => {
  const session = useSyncExternalStore(subscribeSession, readSession);
  useEffect(() => {
    void loadSession();
  }, [session.status]);
  const abilities = useMemo(() => abilitiesOf(session), [session]);
  return { status: session.status, user: session.status === 'signed_in' ? session.user : null, ...abilities };
};

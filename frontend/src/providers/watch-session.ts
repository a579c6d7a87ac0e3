import { onForbidden } from '../api';
import { refreshSession } from './session-store';

const EVERY_MS = 60_000;

/**
 * Keeps what the user may do up to date: when the page is looked at again, once a minute while it is, and when the
 * server refused something.
 */
export const watchSession = (): void => {
  const refresh = () => {
    if (document.visibilityState === 'visible') void refreshSession();
  };
  window.addEventListener('focus', refresh);
  document.addEventListener('visibilitychange', refresh);
  window.setInterval(refresh, EVERY_MS);
  onForbidden(refresh);
};

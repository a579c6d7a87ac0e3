import type { AuthProvider } from 'react-admin';
import { texts } from '../i18n';
import { loadSession, readSession, signIn, signOut } from './session-store';

/**
 * react-admin's view of the session. The guards of layout/guards.tsx decide which page shows; a refused token is
 * handled by the HTTP client for every call, react-admin's included, hence the empty `checkError`.
 */
export const authProvider: AuthProvider = {
  login: async ({ email, password }: { email: string; password: string }) => {
    await signIn(email, password);
  },
  logout: async () => {
    if (readSession().status === 'signed_in') await signOut();
    return '/login';
  },
  checkAuth: async () => {
    const session = await loadSession();
    if (session.status !== 'signed_in') throw new Error(texts.access.login.title);
  },
  checkError: () => Promise.resolve(),
  getIdentity: async () => {
    const session = await loadSession();
    if (session.status !== 'signed_in') throw new Error(texts.access.login.title);
    const { id, name, avatar } = session.user;
    return { id, fullName: name, avatar: avatar ?? undefined };
  },
  getPermissions: async () => {
    const session = await loadSession();
    return session.status === 'signed_in' ? session.permissions : [];
  },
};

export { authProvider } from './auth-provider';
export { dataProvider } from './data-provider';
export { i18nProvider } from './i18n-provider';
export { reportBrowserError, watchBrowserErrors } from './browser-errors';
export { createQueryClient, queryRetry } from './query-client';
export { register, signIn, signOut, updateSessionUser } from './session-store';
export { createStore } from './store';
export { watchSession } from './watch-session';
export { useSession } from './use-session';

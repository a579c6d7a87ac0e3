export { authProvider } from './auth-provider';
export { dataProvider } from './data-provider';
export { i18nProvider } from './i18n-provider';
export { createQueryClient } from './query-client';
export { register, signIn, signOut, updateSessionUser } from './session-store';
export { createStore } from './store';
export { useSession } from './use-session';

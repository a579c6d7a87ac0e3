export { dataProvider } from './data-provider';
export { i18nProvider } from './i18n-provider';
export { reportBrowserError, watchBrowserErrors } from './browser-errors';
export { createQueryClient, queryRetry } from './query-client';
export { keepDraft, takeDraft } from './kept-drafts';
export { recentOrders, rememberOrder } from './recent-orders';
export {
  finishOidcSignIn,
  finishSignIn,
  readSession,
  subscribeSession,
  register,
  signIn,
  signInWithPasskey,
  signOut,
  updateSessionUser,
  watchSession,
} from './session-store';
export { createStore } from './store';
export { forgetWay, safeWay, wayBack } from './way-back';
export { useSession } from './use-session';

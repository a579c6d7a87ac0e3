import { queryRetry } from '../providers';

/**
 * Query options of react-admin's controllers: retries as in every other query, and neither the controllers' own toast
 * nor their redirect, because the screen shows the error in place of its content.
 */
export const QUIET_QUERY = { retry: queryRetry, onError: () => undefined };

import { queryRetry } from '../providers';

/**
 * How react-admin's controllers fetch here: asking again as every other query does, and without a toast or a way
 * back, because the screen says what failed in the place of what it would show.
 */
export const QUIET_QUERY = { retry: queryRetry, onError: () => undefined };

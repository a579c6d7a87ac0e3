import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api';

/** An answer will not change by asking again; a lost connection or a busy server may. */
const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 503);

/** Whether a query that failed so many times is asked for again. */
export const queryRetry = (failures: number, error: unknown): boolean =>
  failures < 2 && isWorthRetrying(error);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // The server may be on this machine: the browser's idea of being offline does not decide whether one can ask.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        retry: queryRetry,
        // Twice within about a second: the user sees the failure soon, and may retry.
        retryDelay: (failures) => 400 * 2 ** failures,
        refetchOnWindowFocus: false,
      },
    },
  });

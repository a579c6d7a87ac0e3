import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api';

/** An answer will not change by asking again; a lost connection or a busy server may. */
const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 503);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        // Twice within a good second: who waits is told soon, and may ask again.
        retryDelay: (failures) => 400 * 2 ** failures,
        refetchOnWindowFocus: false,
      },
    },
  });

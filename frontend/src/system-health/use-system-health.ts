import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../api';

/** How often it is looked at while it is in view. */
const REFRESH_MS = 15_000;

/** The state of the installation; what was seen last stays while a look fails. */
export const useSystemHealth = () =>
  useQuery({
    queryKey: ['system-health'],
    queryFn: ({ signal }) => answer(api.GET('/api/system-health', { signal })),
    refetchInterval: REFRESH_MS,
  });

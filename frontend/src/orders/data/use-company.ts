import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../api';

/** The company whose validity and texts quotes begin with; undefined while it is loaded, or where it can't be. */
export const useCompany = () =>
  useQuery({
    queryKey: ['company'],
    queryFn: ({ signal }) => answer(api.GET('/api/company', { signal })),
    staleTime: 30_000,
  }).data;

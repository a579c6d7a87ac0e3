import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api, byId, messageOf } from '../api';
import { texts } from '../i18n';
import { useToast } from '../ui';

const LOOK_MS = 500;

/** A repricing while it goes on, and what became of its quotes at its end. */
export const useRepricing = (id: number) => {
  const toast = useToast();
  const client = useQueryClient();
  const state = useQuery({
    queryKey: ['repricing', id],
    queryFn: ({ signal }) => answer(api.GET('/api/repricings/{id}', { ...byId(id), signal })),
    refetchInterval: ({ state: { data } }) => (data?.waiting === 0 ? false : LOOK_MS),
    gcTime: 0,
  });
  const ended = state.data?.waiting === 0;
  const quotes = useQuery({
    queryKey: ['repricing', id, 'quotes'],
    queryFn: ({ signal }) => answer(api.GET('/api/repricings/{id}/quotes', { ...byId(id), signal })),
    enabled: ended,
    gcTime: 0,
  });
  const cancel = useMutation({
    mutationFn: () => answer(api.POST('/api/repricings/{id}/cancel', byId(id))),
    onSuccess: (cancelled) => client.setQueryData(['repricing', id], cancelled),
    onError: (error) => toast(messageOf(error, texts.priceImpact.stopFailed)),
  });
  return { state, ended, quotes, cancel };
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api, messageOf, underBase } from '../../api';
import type { components } from '../../api/schema';
import { texts } from '../../i18n';
import { useToast } from '../../ui';

export type OfferLink = components['schemas']['OfferLinkView'];

const keys = {
  list: (orderId: number) => ['offer-links', orderId],
  open: (orderId: number) => ['offer-link', orderId],
};

/** The links of a quote, newest first. */
export const useLinks = (orderId: number) =>
  useQuery({
    queryKey: keys.list(orderId),
    queryFn: ({ signal }) =>
      answer(api.GET('/api/orders/{id}/links', { params: { path: { id: orderId } }, signal })),
  });

/** The link that a user hands on: always the same one, until it is withdrawn. @returns its whole address */
export const useOpenLink = (orderId: number) =>
  useQuery({
    queryKey: keys.open(orderId),
    queryFn: async () => {
      const call = api.POST('/api/orders/{id}/links', { params: { path: { id: orderId } }, body: {} });
      const { url, path } = await answer(call);
      return url ?? window.location.origin + underBase(path);
    },
    retry: false,
    gcTime: 0,
  });

/** Withdraws a link: its page is gone at once. */
export const useWithdraw = (orderId: number) => {
  const client = useQueryClient();
  const toast = useToast();
  return async (linkId: number): Promise<void> => {
    const path = { id: orderId, link_id: linkId };
    try {
      await answer(api.PUT('/api/orders/{id}/links/{link_id}/withdraw', { params: { path } }));
    } catch (error) {
      toast(messageOf(error, texts.offers.links.withdrawFailed));
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: keys.list(orderId) }),
      client.resetQueries({ queryKey: keys.open(orderId) }),
    ]);
  };
};

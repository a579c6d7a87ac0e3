import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../api';
import type { components } from '../../api/schema';

export type OfferMail = components['schemas']['OfferMailView'];
export type MailDraft = components['schemas']['MailDraftView'];
export type OfferDocument = components['schemas']['OfferDocumentView']['kind'];

export const mailKeys = {
  list: (orderId: number) => ['mails', orderId],
  draft: (orderId: number) => ['mail-draft', orderId],
};

/** While one is on its way, its state is asked for so often. */
const EVERY_MS = 2000;

/** The e-mails of a quote, newest first. */
export const useMails = (orderId: number) =>
  useQuery({
    queryKey: mailKeys.list(orderId),
    queryFn: ({ signal }) =>
      answer(api.GET('/api/orders/{id}/mails', { params: { path: { id: orderId } }, signal })),
    refetchInterval: ({ state }) => (state.data?.some(({ state: is }) => is === 'queued') ? EVERY_MS : false),
  });

/** What an e-mail of this quote begins with; never an old one, since quote and template change. */
export const useMailDraft = (orderId: number) =>
  useQuery({
    queryKey: mailKeys.draft(orderId),
    queryFn: ({ signal }) =>
      answer(api.GET('/api/orders/{id}/mail-draft', { params: { path: { id: orderId } }, signal })),
    gcTime: 0,
  });

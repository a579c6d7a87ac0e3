import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, ApiError, messageOf, randomId } from '../../api';
import { texts } from '../../i18n';
import { useBusy, useToast } from '../../ui';
import { addressesOf, type Message } from './message';
import { mailKeys } from './use-mails';

const { sending: words } = texts.offers;

type Errors = Readonly<Record<string, string>>;

/** Sends a message once, however often its button is pressed: the dialog has one key for all of its tries. */
export const useSending = (orderId: number, onSent: () => void) => {
  const [key] = useState(randomId);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, run] = useBusy();
  const client = useQueryClient();
  const toast = useToast();
  const send = async ({ to, cc, ...message }: Message): Promise<void> => {
    setErrors({});
    try {
      const body = {
        ...message,
        key,
        to: addressesOf(to),
        cc: addressesOf(cc),
        documents: [...message.documents],
      };
      await answer(api.POST('/api/orders/{id}/mails', { params: { path: { id: orderId } }, body }));
      toast(words.queuedNow, 'success');
      onSent();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.body.errors);
      toast(messageOf(error, words.failed));
    }
    await client.invalidateQueries({ queryKey: mailKeys.list(orderId) });
  };
  return { busy, errors, send: (message: Message) => void run(() => send(message)) };
};

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { useAcceptance } from '../../../offers';
import { useBusy, useToast } from '../../../ui';
import { orderKeys } from '../../data/keys';
import { ordersApi } from '../../data/orders-api';
import type { OrderCache } from '../../data/use-order';
import { findingsSentence } from '../readiness/finding-texts';
import { readinessFor } from '../readiness/readiness';
import type { Loss, Order, Transition } from '../../data/types';

const { flow } = texts.orders;

/** Moves the order: at once, or after a question; the screen takes the server's answer, type and status included. */
export const useStatusMove = (order: Order, cache: OrderCache) => {
  const toast = useToast();
  const client = useQueryClient();
  const accepted = useAcceptance(order);
  const [busy, run] = useBusy();
  const [asked, setAsked] = useState<Transition | null>(null);

  /** 'Próximo' and 'Anterior' ask nothing: what is open, and what rests, is shown with the answer then. */
  const notify = (answer: Order, { confirm, kind }: Transition): void => {
    const done = answer.status === 'finished' ? flow.finishedNote : flow.updated;
    const pending =
      confirm || kind !== 'next' ? '' : findingsSentence(readinessFor(order, answer.status), order);
    if (kind === 'previous' && accepted?.isLast)
      toast(`${done}. ${texts.offers.answers.rests(accepted.inWords)}`, 'warning');
    else if (pending) toast(`${done}. ${pending}`, 'warning');
    else toast(done, 'success');
  };

  const move = async (transition: Transition, loss?: Loss) => {
    const { status } = transition;
    try {
      const version = cache.current()?.version ?? order.version;
      const answer = await ordersApi.updateStatus(order.id, status, version, loss);
      await cache.take(answer);
      void client.invalidateQueries({ queryKey: orderKeys.list });
      notify(answer, transition);
    } catch (error) {
      toast(messageOf(error, flow.updateFailed));
      void cache.refresh();
    }
    setAsked(null);
  };

  return {
    busy,
    asked,
    start: (transition: Transition) =>
      transition.confirm ? setAsked(transition) : void run(() => move(transition)),
    /** The loss is why a quote is cancelled; other moves have none. */
    confirm: (loss?: Loss) => (asked ? move(asked, loss) : Promise.resolve()),
    cancel: () => setAsked(null),
  };
};

import { Alert } from '@mui/material';
import { useState } from 'react';
import { messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { flow, screen } from '../../../i18n/orders';
import { useAcceptance } from '../../../offers';
import { AwaitsNotice } from '../../../revisions';
import { ConfirmDialog, useBusy, useToast } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { ordersApi } from '../../data/orders-api';
import type { Loss, Order, Transition } from '../../data/types';
import type { OrderCache } from '../../data/use-order';
import { findingsSentence } from '../readiness/finding-texts';
import { readinessFor } from '../readiness/readiness';

const { answers: words } = texts.offers;

/** Moves the order: at once, or after a question; the screen takes the server's answer, type and status included. */
export const useStatusMove = (order: Order, cache: OrderCache) => {
  const toast = useToast();
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

/** Says that the quote waits for its answer; 'Revisar' is the flow's 'Anterior', and asks first where the customer has accepted. */
const AwaitsAnswer = () => {
  const { order, cache } = useOpenOrder();
  const { busy, start } = useStatusMove(order, cache);
  const accepted = useAcceptance(order);
  const [asking, setAsking] = useState(false);
  const back = order.transitions.find(({ kind }) => kind === 'previous');
  const revise = () => {
    setAsking(false);
    if (back) start(back);
  };
  return (
    <>
      <AwaitsNotice busy={busy} onRevise={back && (accepted?.isLast ? () => setAsking(true) : revise)} />
      {accepted && asking && (
        <ConfirmDialog
          title={words.reviseTitle}
          message={words.reviseQuestion(accepted.name, accepted.inWords)}
          confirmLabel={texts.revisions.revise}
          onConfirm={revise}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
};

/** Why nothing of the order can be changed; nothing where it can. */
export const ReadOnlyNotice = () => {
  const { can } = useOpenOrder().order;
  if (can.change) return null;
  if (can.edit) return <AwaitsAnswer />;
  return (
    <Alert severity="info" variant="outlined" sx={{ paddingBlock: 0 }}>
      {screen.readOnly}
    </Alert>
  );
};

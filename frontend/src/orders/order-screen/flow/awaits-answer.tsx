import { useState } from 'react';
import { texts } from '../../../i18n';
import { useAcceptance } from '../../../offers';
import { AwaitsNotice } from '../../../revisions';
import { ConfirmDialog } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import { useStatusMove } from './use-status-move';

const { answers: words } = texts.offers;

/** Says that the quote waits for its answer; 'Revisar' is the flow's 'Anterior', and asks first where the customer has accepted. */
export const AwaitsAnswer = () => {
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
      {accepted && (
        <ConfirmDialog
          open={asking}
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

import { AwaitsNotice } from '../../../revisions';
import { useOpenOrder } from '../../data/open-order';
import { useStatusMove } from './use-status-move';

/** Says that the quote waits for its answer; 'Revisar' is the flow's 'Anterior'. */
export const AwaitsAnswer = () => {
  const { order, cache } = useOpenOrder();
  const { busy, start } = useStatusMove(order, cache);
  const back = order.transitions.find(({ kind }) => kind === 'previous');
  return <AwaitsNotice busy={busy} onRevise={back && (() => start(back))} />;
};

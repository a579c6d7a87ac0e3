import { Stack } from '@mui/material';
import { texts } from '../../../i18n';
import { SendButton } from '../../../offers';
import { useOpenOrder } from '../../data/open-order';
import { ordersApi } from '../../data/orders-api';
import type { Order } from '../../data/types';
import { FindingList } from '../readiness/finding-list';
import { isQuiet, useFindings } from '../readiness/use-findings';

const { sending: words } = texts.offers;

/** A quote without a part, or for nothing, was hardly finished. */
const doubtOf = ({ sets, totals }: Order): string | null => {
  if (sets.every(({ parts }) => parts.length === 0)) return words.withoutParts;
  return totals.total === 0 ? words.forNothing : null;
};

interface SendOrderProps {
  order: Order;
  /** It is the screen's main action. */
  accent: boolean;
  /** Called before anything opens, where something is unsaved. @returns whether it was saved */
  onOpen?: () => Promise<boolean>;
}

/**
 * 'Enviar ao cliente…' of a quote: of one in progress what is open first, and the move to 'Aguardando resposta' with the chosen way of
 * sending, so that a dialog that is closed has changed nothing.
 */
export const SendOrder = ({ order, accent, onOpen = () => Promise.resolve(true) }: SendOrderProps) => {
  const { cache } = useOpenOrder();
  const found = useFindings();
  const isDraft = order.status === 'in_progress';
  const isSendable = isDraft
    ? order.transitions.some(({ status }) => status === 'waiting_response')
    : order.status === 'waiting_response' && order.can.edit;
  if (order.type !== 'pre_order' || !isSendable) return null;
  const findings = isDraft ? found.findings : [];
  const doubt = doubtOf(order);
  const leaveDraft = async () => {
    const version = cache.current()?.version ?? order.version;
    await cache.take(await ordersApi.updateStatus(order.id, 'waiting_response', version));
  };
  return (
    <SendButton
      orderId={order.id}
      accent={accent}
      question={
        findings.some((finding) => !isQuiet(finding)) || doubt
          ? (close) => (
              <Stack sx={{ gap: 1 }}>
                <FindingList findings={findings} onLeave={close} />
                {doubt}
              </Stack>
            )
          : null
      }
      onOpen={onOpen}
      onLeaveDraft={isDraft ? leaveDraft : null}
      onClosed={() => void cache.refreshHistory()}
    />
  );
};

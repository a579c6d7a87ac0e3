import TrackChanges from '@mui/icons-material/TrackChanges';
import { Popover, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { answer, api, fieldMessages, messageOf } from '../../api';
import { texts } from '../../i18n';
import { useSession } from '../../providers';
import { FigureField, MainButton, Quiet, Tool, useAnchor } from '../../ui';
import type { Order } from '../data/types';

const text = texts.orders.margins;

interface TargetMarginProps {
  order: Pick<Order, 'id' | 'complete_taxes'>;
  /** Takes the markup that leaves the wanted margin. */
  onMarkup: (markup: number) => void;
}

/** Asks for a margin; the server answers the markup that leaves it. */
const MarginForm = ({ order, onMarkup }: TargetMarginProps) => {
  const [target, setTarget] = useState<number | null>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (target_margin: number) => {
      const params = { path: { id: order.id }, query: { target_margin } };
      return answer(api.GET('/api/orders/{id}/markup-for-margin', { params }));
    },
    onSuccess: ({ markup }) => onMarkup(markup),
  });
  const refusal = error && (fieldMessages(error).target_margin ?? messageOf(error, text.markupFailed));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    // A form inside of another's: that one is not meant.
    event.stopPropagation();
    if (target !== null && !Number.isNaN(target)) mutate(target);
  };
  return (
    <Stack
      component="form"
      onSubmit={submit}
      onKeyDown={(event) => {
        // In the part's form Enter goes on to the next field.
        if (event.key === 'Enter') event.stopPropagation();
      }}
      sx={{ gap: 1.5, padding: 2, width: 320 }}
    >
      <FigureField
        figure="target_margin"
        label={text.target}
        value={target}
        onChange={setTarget}
        error={refusal ?? undefined}
        autoFocus
      />
      <Quiet variant="caption">{order.complete_taxes ? text.explanationComplete : text.explanation}</Quiet>
      <MainButton type="submit" loading={isPending} disabled={target === null}>
        {text.apply}
      </MainButton>
    </Stack>
  );
};

/** At the end of a markup: the way to give a margin instead. Nothing for users who may not see margins. */
export const TargetMargin = ({ order, onMarkup }: TargetMarginProps) => {
  const { canViewCosts } = useSession();
  const { close, button, popup } = useAnchor('dialog');
  if (!canViewCosts) return null;
  return (
    <>
      <Tool
        edge="end"
        label={text.byMargin}
        icon={<TrackChanges fontSize="dense" />}
        {...button}
        sx={{ padding: '3px', color: 'text.disabled', '&:hover': { color: 'text.primary' } }}
      />
      <Popover {...popup} slotProps={{ paper: { role: 'dialog', 'aria-label': text.byMargin } }}>
        <MarginForm
          order={order}
          onMarkup={(markup) => {
            close();
            onMarkup(markup);
          }}
        />
      </Popover>
    </>
  );
};

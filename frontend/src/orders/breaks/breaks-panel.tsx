import EditOutlined from '@mui/icons-material/EditOutlined';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { ErrorState, FormSkeleton, Panel, Quiet } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import type { OrderSet, QuantityBreak } from '../data/types';
import { BreaksDialog } from './breaks-dialog';
import { BreaksTable, explanationOf } from './breaks-table';
import { hasBreaks, useBreaks } from './use-breaks';

const text = texts.orders.breaks;

interface BlockProps {
  name: string;
  whole?: boolean;
  breaks: readonly QuantityBreak[];
  /** Undefined where they may not be changed. */
  onEdit: (() => void) | undefined;
}

const Block = ({ name, whole = false, breaks, onEdit }: BlockProps) => (
  <Box sx={{ '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' }, paddingBlock: 1 }}>
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1, paddingInline: { xs: 1.5, sm: 2 }, minHeight: 34 }}
    >
      <Typography variant="h3" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {onEdit && (
        <IconButton size="small" aria-label={text.edit(name)} onClick={onEdit}>
          <EditOutlined fontSize="dense" />
        </IconButton>
      )}
    </Stack>
    <BreaksTable name={name} whole={whole} breaks={breaks} />
  </Box>
);

/** Nothing of it gets cheaper with the quantity. */
const lacksSetups = ({ parts }: OrderSet): boolean =>
  parts.every(({ processes }) => processes.every((row) => !(row.pivot.setup ?? row.setup)));

type Edit = (of: { set: number | null }) => void;

const Breaks = ({ onEdit }: { onEdit: Edit | undefined }) => {
  const { order } = useOpenOrder();
  const { data, error, refetch } = useBreaks();
  if (!hasBreaks(order)) {
    return <Quiet sx={{ padding: 2 }}>{text.empty}</Quiet>;
  }
  if (error) return <ErrorState message={messageOf(error, text.failed)} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton fields={2} />;
  const ofSets = new Map(data.sets.map(({ set_id, breaks }) => [set_id, breaks]));
  const edit = (set: number | null) => onEdit && (() => onEdit({ set }));
  return (
    <>
      {order.sets.map(({ id, name }) => {
        const breaks = ofSets.get(id);
        return breaks && <Block key={id} name={name} breaks={breaks} onEdit={edit(id)} />;
      })}
      {data.quote.length > 0 && <Block name={text.whole} whole breaks={data.quote} onEdit={edit(null)} />}
      <Typography
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ padding: { xs: '8px 12px 12px', sm: '8px 16px 12px' }, borderTop: 1, borderColor: 'divider' }}
      >
        {explanationOf(order)}
        {order.sets.every(lacksSetups) && ` ${text.noSetups}`}
      </Typography>
    </>
  );
};

/** 'Faixas de quantidade' of the open quote: side by side what other quantities come to. An order has its quantities. */
export const BreaksPanel = () => {
  const { order, canEdit } = useOpenOrder();
  const [edited, setEdited] = useState<{ set: number | null } | null>(null);
  const shown = order.type === 'pre_order' && order.sets.length > 0 && (canEdit || hasBreaks(order));
  if (!shown) return null;
  const [first] = order.sets;
  const define = canEdit && (
    <Button size="small" onClick={() => setEdited({ set: first?.id ?? null })}>
      {text.define}
    </Button>
  );
  return (
    <Panel title={text.title} actions={define} flush>
      <Breaks onEdit={canEdit ? setEdited : undefined} />
      {edited && <BreaksDialog initial={edited.set} onClose={() => setEdited(null)} />}
    </Panel>
  );
};

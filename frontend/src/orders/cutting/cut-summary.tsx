import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { texts } from '../../i18n';
import {
  type Column,
  ConfirmDialog,
  DataTable,
  FigureMeasure,
  formatFigure,
  formatMoney,
  formatWeight,
  Panel,
} from '../../ui';
import { useOpenOrder } from '../data/open-order';
import type { Order } from '../data/types';
import { groupTitle } from './group-title';
import { PlanFiles, PurchaseTable } from './purchase-table';
import type { Cutting, OrderCutGroup } from './types';

const text = texts.orders.cutting;

/** The purchases for all groups of the order. */
export const Purchases = ({ data }: { data: Cutting }) => {
  const { order } = useOpenOrder();
  const { sums, groups } = data;
  if (sums === null) return null;
  const rows = groups.flatMap((group) =>
    (group.plan?.purchases ?? []).map((purchase) => ({
      ...purchase,
      id: `${group.key} ${purchase.id}`,
      group: groupTitle(group),
    })),
  );
  const files = (
    <PlanFiles pdf={`/orders/${order.id}/cutting/pdf`} list={`/exports/orders/${order.id}/cutting`} />
  );
  return <PurchaseTable rows={rows} sums={sums} files={files} pricesOf={text.pricesOfToday} />;
};

const percent = (value: number | null | undefined): string =>
  value === null || value === undefined ? texts.common.empty : formatFigure('loss', value);

/** The group, with what keeps its loss from being true for all of its parts. */
const GroupName = ({ group }: { group: OrderCutGroup }) => {
  const { plan, applicable, outside } = group;
  const notes = [
    plan && plan.uncovered > 0 && text.uncovered(formatWeight(plan.uncovered)),
    plan && !applicable && outside.some(({ reason }) => reason !== 'left_out') && text.notApplicable,
  ].filter(Boolean);
  return (
    <>
      {groupTitle(group)}
      {notes.length > 0 && <Box sx={{ typography: 'note', color: 'warning.main' }}>{notes.join(' · ')}</Box>}
    </>
  );
};

const lossColumns: readonly Column<OrderCutGroup & { id: string }>[] = [
  { source: 'name', label: text.group, cell: (group) => <GroupName group={group} /> },
  { source: 'now', label: text.lossNow, numeric: true, cell: ({ stored_loss }) => percent(stored_loss) },
  { source: 'plan', label: text.lossOfPlan, numeric: true, cell: ({ plan }) => percent(plan?.loss) },
  {
    source: 'value',
    label: text.valueNow,
    numeric: true,
    secondary: true,
    cell: ({ parts, value }) => <FigureMeasure figure="total" value={parts.length > 0 ? value : null} />,
  },
  {
    source: 'new_value',
    label: text.valueOfPlan,
    numeric: true,
    secondary: true,
    cell: ({ applicable, new_value }) => (
      <FigureMeasure figure="total" value={applicable ? new_value : null} />
    ),
  },
];

/** Why there is no loss to take, or where it is shown alone. */
const noteOf = ({ changes, groups }: Cutting, { type, status }: Order): string | null => {
  if (type === 'order') return text.ofOrder;
  if (status !== 'in_progress') return text.waiting;
  return changes === 0 && groups.some(({ applicable }) => applicable) ? text.same : null;
};

/** Today's loss beside that of the plan, as per cent and as money, and the way to take it. */
export const LossPanel = ({
  data,
  isChanged,
  apply,
}: {
  data: Cutting;
  isChanged: boolean;
  apply: (shown: Cutting) => Promise<unknown>;
}) => {
  const { order, canEdit } = useOpenOrder();
  const [asked, setAsked] = useState(false);
  const isOpen = order.type === 'pre_order' && order.status === 'in_progress';
  const { total, new_total, difference, changes, groups, sums } = data;
  if (sums === null) return null;
  const note = noteOf(data, order);
  return (
    <Panel
      title={text.loss}
      flush
      actions={
        canEdit &&
        isOpen &&
        changes > 0 && (
          <Button size="small" variant="contained" disabled={isChanged} onClick={() => setAsked(true)}>
            {text.apply}
          </Button>
        )
      }
    >
      <DataTable
        label={text.loss}
        columns={lossColumns}
        rows={groups.map((group) => ({ ...group, id: group.key }))}
      />
      <Box sx={{ padding: '8px 16px' }}>
        {changes > 0 && (
          <Typography sx={{ fontWeight: 600 }}>
            {text.orderTotal}: {formatMoney(total)} → {formatMoney(new_total)} (
            <FigureMeasure figure="total" value={difference} signed />)
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary">
          {text.withoutTaxes} {note}
        </Typography>
      </Box>
      {asked && (
        <ConfirmDialog
          title={text.applyTitle}
          message={text.applyMessage(changes)}
          subject={`${formatMoney(total)} → ${formatMoney(new_total)}`}
          confirmLabel={text.apply}
          onCancel={() => setAsked(false)}
          onConfirm={async () => {
            await apply(data);
            setAsked(false);
          }}
        />
      )}
    </Panel>
  );
};

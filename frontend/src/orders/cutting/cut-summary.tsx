import {
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { texts } from '../../i18n';
import { ConfirmDialog, FigureMeasure, formatFigure, formatMoney, formatWeight, Panel } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import type { Order } from '../data/types';
import { groupTitle } from './group-title';
import { NARROW } from './parts-table';
import { PlanFiles, PurchaseTable } from './purchase-table';
import type { Cutting } from './types';

const text = texts.orders.cutting;

const roomOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** The purchases for all groups of the order. */
export const Purchases = ({ data }: { data: Cutting }) => {
  const { order } = useOpenOrder();
  const { sums, groups } = data;
  if (sums === null) return null;
  const rows = groups.flatMap((group) =>
    (group.plan?.purchases ?? []).map((purchase) => ({
      ...purchase,
      key: `${group.key} ${purchase.id}`,
      group: groupTitle(group),
    })),
  );
  const files = (
    <PlanFiles pdf={`/orders/${order.id}/cutting/pdf`} list={`/exports/orders/${order.id}/cutting`} />
  );
  return <PurchaseTable rows={rows} sums={sums} files={files} pricesOf={text.pricesOfToday} />;
};

const percent = (value: number | null): string =>
  value === null ? texts.common.empty : formatFigure('loss', value);

const GroupRow = ({ group }: { group: Cutting['groups'][number] }) => {
  const { plan, stored_loss, value, new_value, applicable, outside, parts } = group;
  const notes = [
    plan && plan.uncovered > 0 && text.uncovered(formatWeight(plan.uncovered)),
    plan && !applicable && outside.some(({ reason }) => reason !== 'left_out') && text.notApplicable,
  ].filter(Boolean);
  return (
    <TableRow>
      <TableCell>
        {groupTitle(group)}
        {notes.length > 0 && (
          <Box sx={{ typography: 'note', color: 'warning.main' }}>{notes.join(' · ')}</Box>
        )}
      </TableCell>
      <TableCell align="right">{percent(stored_loss)}</TableCell>
      <TableCell align="right">{percent(plan?.loss ?? null)}</TableCell>
      <TableCell align="right" sx={roomOnly}>
        <FigureMeasure figure="total" value={parts.length > 0 ? value : null} />
      </TableCell>
      <TableCell align="right" sx={roomOnly}>
        <FigureMeasure figure="total" value={applicable ? new_value : null} />
      </TableCell>
    </TableRow>
  );
};

/** Why there is no loss to take, or where it is shown alone. */
const noteOf = ({ changes, groups }: Cutting, { type, status }: Order): string | null => {
  if (type === 'order') return text.ofOrder;
  if (status !== 'in_progress') return text.waiting;
  return changes === 0 && groups.some(({ applicable }) => applicable) ? text.same : null;
};

const LossTable = ({ groups }: Pick<Cutting, 'groups'>) => (
  <TableContainer>
    <Table size="small" aria-label={text.loss} sx={NARROW}>
      <TableHead>
        <TableRow>
          <TableCell>{text.group}</TableCell>
          <TableCell align="right">{text.lossNow}</TableCell>
          <TableCell align="right">{text.lossOfPlan}</TableCell>
          <TableCell align="right" sx={roomOnly}>
            {text.valueNow}
          </TableCell>
          <TableCell align="right" sx={roomOnly}>
            {text.valueOfPlan}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {groups.map((group) => (
          <GroupRow key={group.key} group={group} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

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
      <LossTable groups={groups} />
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

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
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { download } from '../../api';
import { texts } from '../../i18n';
import {
  ConfirmDialog,
  ExportButton,
  FigureMeasure,
  formatFigure,
  formatMoney,
  formatNumber,
  formatWeight,
  Panel,
  useAttempt,
  useBusy,
} from '../../ui';
import { useOpenOrder } from '../data/open-order';
import type { Order } from '../data/types';
import { groupTitle } from './cut-group-panel';
import { NARROW } from './parts-table';
import type { Cutting } from './types';

const text = texts.orders.cutting;

const roomOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;
const strong = { '& td, & th': { fontWeight: 700 } } as const;

/** The plan as a PDF with the list of what to buy, and that list for Excel. */
const Files = () => {
  const { order } = useOpenOrder();
  const [busy, run] = useBusy();
  const attempt = useAttempt();
  const print = () => attempt(() => download(`/orders/${order.id}/cutting/pdf`), text.printFailed);
  return (
    <>
      <ExportButton path={`/exports/orders/${order.id}/cutting`} />
      <Button
        size="small"
        startIcon={<PictureAsPdfOutlined fontSize="small" />}
        loading={busy}
        onClick={() => void run(print)}
      >
        {text.print}
      </Button>
    </>
  );
};

/** The purchases for all groups, shared out to pieces, remnants and scrap. */
export const Purchases = ({ data }: { data: Cutting }) => {
  const { sums, groups } = data;
  if (sums === null) return null;
  const costs = sums.bought.value !== null;
  const lines = ['used', 'kept', 'scrap'] as const;
  return (
    <Panel title={text.purchases} flush actions={<Files />}>
      <TableContainer>
        <Table size="small" aria-label={text.purchases} sx={NARROW}>
          <TableHead>
            <TableRow>
              <TableCell>{text.item}</TableCell>
              <TableCell sx={roomOnly}>{text.group}</TableCell>
              <TableCell align="right">{text.count}</TableCell>
              <TableCell align="right" sx={costs ? roomOnly : undefined}>
                {text.weight}
              </TableCell>
              {costs && <TableCell align="right">{text.value}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {groups.flatMap((group) =>
              (group.plan?.purchases ?? []).map(({ id, name, count, weight, value }) => (
                <TableRow key={`${group.key} ${id}`}>
                  <TableCell>{name}</TableCell>
                  <TableCell sx={roomOnly}>{groupTitle(group)}</TableCell>
                  <TableCell align="right">{formatNumber(count, 0)}</TableCell>
                  <TableCell align="right" sx={costs ? roomOnly : undefined}>
                    <FigureMeasure figure="net_weight" value={weight} />
                  </TableCell>
                  {costs && (
                    <TableCell align="right">
                      <FigureMeasure figure="total" value={value} />
                    </TableCell>
                  )}
                </TableRow>
              )),
            )}
            <TableRow sx={strong}>
              <TableCell component="th" scope="row" colSpan={2}>
                {text.bought}
              </TableCell>
              <TableCell sx={roomOnly} />
              <TableCell align="right" sx={costs ? roomOnly : undefined}>
                <FigureMeasure figure="net_weight" value={sums.bought.weight} />
              </TableCell>
              {costs && (
                <TableCell align="right">
                  <FigureMeasure figure="total" value={sums.bought.value} />
                </TableCell>
              )}
            </TableRow>
            {lines.map((line) => (
              <TableRow key={line}>
                <TableCell component="th" scope="row" colSpan={2} sx={{ paddingInlineStart: 4 }}>
                  {text[line]}
                </TableCell>
                <TableCell sx={roomOnly} />
                <TableCell align="right" sx={costs ? roomOnly : undefined}>
                  <FigureMeasure figure="net_weight" value={sums[line].weight} />
                </TableCell>
                {costs && (
                  <TableCell align="right">
                    <FigureMeasure figure="total" value={sums[line].value} />
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', padding: '8px 16px' }}>
        {text.utilisation} {formatFigure('loss', sums.utilisation)}. {costs && text.pricesOfToday}
      </Typography>
    </Panel>
  );
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
          open
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

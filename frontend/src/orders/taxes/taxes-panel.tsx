import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { texts } from '../../i18n';
import { useSession } from '../../providers';
import { paths } from '../../routes';
import {
  DateField,
  EmptyState,
  formatDate,
  formatFigure,
  formatMoney,
  isStoredDate,
  Loaded,
  Panel,
  today,
  useAttempt,
  useToast,
} from '../../ui';
import { useOpenOrder } from '../data/open-order';
import type { Order } from '../data/types';
import { ordersApi } from '../data/orders-api';
import { type DayTaxes, type OrderTaxes, TaxesTable } from './taxes-table';
import { useTaxes } from './use-taxes';

const text = texts.orders.taxes;
const { findings } = texts.orders.readiness;

/** The markup that leaves the same net revenue, and the way to take it. */
const SameNet = ({ day }: { day: DayTaxes }) => {
  const { order, cache, canEdit } = useOpenOrder();
  const toast = useToast();
  const attempt = useAttempt();
  const found = day.same_net;
  if (found === null || found.markup === order.markup) return null;
  const markup = formatFigure('markup', found.markup);
  const use = () =>
    attempt(async () => {
      await cache.take(await ordersApi.changeMarkup(order.id, found.markup, order.version));
      toast(text.used(markup), 'success');
    }, texts.orders.screen.recalculateFailed);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', columnGap: 2, flexWrap: 'wrap', typography: 'small' }}>
      <span>
        {text.sameNet(markup)}: {formatMoney(found.total)}
      </span>
      {canEdit && (
        <Button size="small" onClick={() => void use()}>
          {text.use}
        </Button>
      )}
    </Stack>
  );
};

/** The day to compare with; one that is not the order's can be stored as its planned day. */
const DayChoice = ({ day, onDay }: { day: string | null; onDay: (day: string | null) => void }) => {
  const { order, cache, canEdit } = useOpenOrder();
  const toast = useToast();
  const attempt = useAttempt();
  const store = (chosen: string) =>
    attempt(async () => {
      await cache.take(await ordersApi.change(order.id, { invoice_date: chosen }, order.version));
      toast(text.saved, 'success');
    }, text.saveFailed);
  return (
    <Stack direction="row" sx={{ alignItems: 'end', gap: 1, flexWrap: 'wrap' }}>
      <Box sx={{ width: 200 }}>
        <DateField
          label={text.day}
          value={day}
          onChange={onDay}
          error={day !== null && !isStoredDate(day) ? texts.common.notADate : undefined}
        />
      </Box>
      {canEdit && day !== null && isStoredDate(day) && day !== order.invoice_date && (
        <Button size="small" onClick={() => void store(day)}>
          {text.keepDay}
        </Button>
      )}
    </Stack>
  );
};

/** Takes the taxes into the order's total, anew with today's tables, or back to the sum of its parts' own. */
const Mode = () => {
  const { order, cache, canEdit } = useOpenOrder();
  const toast = useToast();
  const attempt = useAttempt();
  if (!canEdit) return null;
  const save = (complete: boolean) =>
    attempt(async () => {
      const changed = await ordersApi.change(order.id, { complete_taxes: complete }, order.version);
      await cache.take(changed);
      const [before, after] = [order.totals.total, changed.totals.total];
      const moved = text.changed(formatMoney(before), formatMoney(after));
      toast(before === after ? text.unchanged : moved, 'success');
    }, text.changeFailed);
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button size="small" variant="outlined" onClick={() => void save(true)}>
        {order.complete_taxes ? text.recalculate : text.apply}
      </Button>
      {order.complete_taxes && (
        <Button size="small" onClick={() => void save(false)}>
          {text.undo}
        </Button>
      )}
    </Stack>
  );
};

/** Nothing could be computed: what is missing, and for administrators the way there. */
const Problem = ({ problem }: { problem: string }) => {
  const { isAdmin } = useSession();
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <EmptyState message={problem} />
      {isAdmin && (
        <Button component={Link} to={paths.company} size="small">
          {text.fillCompany}
        </Button>
      )}
    </Stack>
  );
};

/** Why the taxes in the order's total are no longer those of its day and of today's tables. */
const outdatedNotes = ({ totals }: Order, { day, days }: OrderTaxes): string[] => {
  if (totals.taxes === null) return [];
  if (totals.taxes.day !== day) return [text.otherDay(formatDate(day))];
  const now = days.find(({ on }) => on === day)?.total ?? totals.total;
  return now === totals.total ? [] : [text.otherTable(formatMoney(now))];
};

/** The taxes of today beside those of the day that is typed, and what follows from them. */
const Comparison = ({ taxes, now, children }: { taxes: OrderTaxes; now: string; children: ReactNode }) => {
  const { order } = useOpenOrder();
  const [first, last] = [taxes.days[0], taxes.days.at(-1)];
  const computed = order.totals.taxes;
  const notes = [...outdatedNotes(order, taxes), ...taxes.notes.map((note) => findings[note](1))];
  return (
    <Stack sx={{ gap: 1.5 }}>
      {children}
      <TaxesTable days={taxes.days} today={now} />
      {last && <SameNet day={last} />}
      {notes.length > 0 && (
        <Typography variant="small" sx={{ color: 'warning.main' }}>
          {text.notes(notes.join(' · '))}
        </Typography>
      )}
      <Typography variant="caption" color="textSecondary">
        {computed ? text.complete(formatDate(computed.day)) : text.simulation}{' '}
        {!computed && first?.total !== order.totals.total && text.stored(formatMoney(order.totals.total))}
      </Typography>
      <Mode />
    </Stack>
  );
};

/** The day to compare today with: what was typed, else the planned day, else that of delivery. */
const useDay = () => {
  const { order } = useOpenOrder();
  const [typed, setTyped] = useState<string | null | undefined>(undefined);
  const planned = order.invoice_date ?? order.delivery_date?.slice(0, 10) ?? null;
  const day = typed === undefined ? planned : typed;
  return { day, known: day !== null && isStoredDate(day) ? day : null, setTyped };
};

/** 'Impostos': today's taxes of the order beside those of the day on which it will be invoiced, and the way to take them into its total. */
export const TaxesPanel = () => {
  const { day, known, setTyped } = useDay();
  const now = today();
  const query = useTaxes(known !== null && known !== now ? [now, known] : [now]);
  return (
    <Panel title={text.title}>
      <Loaded query={query} failed={text.loadFailed} fields={3}>
        {(taxes) =>
          taxes.problem ? (
            <Problem problem={taxes.problem} />
          ) : (
            <Comparison taxes={taxes} now={now}>
              <DayChoice day={day} onDay={setTyped} />
            </Comparison>
          )
        }
      </Loaded>
    </Panel>
  );
};

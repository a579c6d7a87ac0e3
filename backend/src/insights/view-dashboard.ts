import type { Actor } from '../access/current-user.js';
import { DUE_DAYS } from '../orders/domain/order-types.js';
import { seesAll } from '../orders/domain/visibility.js';
import { dayAfter, dayOf } from '../platform/i18n/calendar.js';
import { Customer } from '../catalogue/customers/customer.entity.js';
import { Material } from '../catalogue/materials/material.entity.js';
import type { Database } from '../platform/database/database.js';
import { plainRows } from '../platform/database/plain-rows.js';
import type { DashboardView, OrdersFilter } from './dashboard.view.js';
import { monthsAnswered, monthsOfRevenue, monthsSent, lossesOf } from './dashboard-months.js';
import { figure, openOf, statusesOf, waitingFor } from './dashboard-states.js';
import { sumOf, weightOf } from './domain/figures.js';
import { ALL_OWNERS } from './domain/order-facts.js';
import { periodOf, yearBefore, type Period } from './domain/period.js';
import type { TalliesRepository, TallyQuery } from './tallies.repository.js';

/** Entries of each list of the largest. */
const TOP = 10;

/** Before every delivery day that there is. */
const FIRST_DAY = '0000-00-00';

interface DashboardSources {
  tallies: TalliesRepository;
  db: Database;
}

/**
 * Answers how the business stands, from tallies that are kept with the orders: it reads some hundred rows of any number of orders.
 * @param wanted year, quarter or month; the year of today where none is given
 */
export async function viewDashboard(
  from: DashboardSources,
  actor: Actor,
  wanted?: string | null,
): Promise<DashboardView> {
  const today = dayOf(new Date().toISOString());
  const text = wanted ?? today.slice(0, 4);
  const period = periodOf(text);
  const of_all = seesAll(actor);
  const owner_id = of_all ? null : actor.id;
  const now = await from.tallies.bySubject({ kind: 'status', periods: [''], owner_id });
  const own = of_all
    ? await from.tallies.bySubject({ kind: 'status', periods: [''], owner_id: actor.id })
    : now;
  return {
    today,
    period: text,
    of_all,
    open: openOf(now),
    statuses: statusesOf(now),
    ...(await deliveries(from, today, owner_id)),
    waiting: waitingFor(actor, now, own),
    ...(await answersOf(from, period, owner_id)),
    // Tallies know the weight of materials alone.
    customers: (await largest(from, 'customer', period, owner_id)).map(
      ({ weight: _weight, ...customer }) => customer,
    ),
    materials: await largest(from, 'material', period, owner_id),
  };
}

async function deliveries({ tallies }: DashboardSources, today: string, owner_id: number | null) {
  const within = async (from: string, to: string, filter: OrdersFilter) => {
    const days = await tallies.byPeriod({ kind: 'delivery', periods: { from, to }, owner_id });
    return figure(sumOf(days), filter);
  };
  return {
    late: await within(FIRST_DAY, dayAfter(today, -1), { due: 'late' }),
    due: await within(today, dayAfter(today, DUE_DAYS - 1), { due: 'week' }),
  };
}

async function answersOf({ tallies }: DashboardSources, { months, year }: Period, owner_id: number | null) {
  const [from = '', to = ''] = [months[0], months.at(-1)];
  const query = (kind: TallyQuery['kind'], first = from, last = to): TallyQuery => ({
    kind,
    periods: { from: first, to: last },
    owner_id,
  });
  const won = await tallies.byPeriod(query('won', yearBefore(`${year}-01`), `${year}-12`));
  const lost = await tallies.byPeriod(query('lost'));
  const sent = await tallies.byPeriod(query('sent'));
  return {
    ...monthsAnswered(months, won, lost),
    losses: lossesOf(months, await tallies.bySubject(query('lost'))),
    ...monthsSent(months, sent),
    revenue: monthsOfRevenue(year, won),
  };
}

async function largest(
  { tallies, db }: DashboardSources,
  kind: 'customer' | 'material',
  { kept, months }: Period,
  owner_id: number | null,
) {
  const query: TallyQuery = { kind, periods: kept, owner_id: owner_id ?? ALL_OWNERS };
  const sums = await tallies.bySubject(query, TOP);
  const names = await readNames(
    db,
    kind,
    sums.map(({ name }) => name),
  );
  return sums.map((sum) => {
    const id = Number(sum.name);
    const filter = {
      [`${kind}_id`]: id,
      approved_from: months[0] ?? '',
      approved_to: months.at(-1) ?? '',
    };
    return {
      id,
      name: names.get(sum.name) ?? `#${sum.name}`,
      weight: weightOf(sum),
      ...figure(sum, filter),
    };
  });
}

/** Names by id, as texts; an entry that is gone has none. */
async function readNames(
  { manager }: Database,
  kind: 'customer' | 'material',
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await plainRows(manager, kind === 'customer' ? Customer : Material, {
    condition: `WHERE id IN (${ids.map(() => '?').join()})`,
    values: ids.map(Number),
    columns: ['id', 'name'],
  });
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}

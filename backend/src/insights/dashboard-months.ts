import type {
  DashboardView,
  LossView,
  MonthRevenueView,
  OrdersFilter,
  PlainAnswers,
  PlainSending,
} from './dashboard.view.js';
import { figure } from './dashboard-states.js';
import { meanDays, moneyOf, NOTHING, rateOf, sumOf, type Sums } from './domain/figures.js';
import { monthsOf, yearBefore } from './domain/period.js';
import type { Sum } from './tallies.repository.js';

const during = (name: string, from = '', to = from): OrdersFilter => ({
  [`${name}_from`]: from,
  [`${name}_to`]: to,
});

const finder = (sums: readonly Sum[]) => {
  const byName = new Map(sums.map((sum) => [sum.name, sum]));
  return (name: string): Sums => byName.get(name) ?? NOTHING;
};

function answers(won: Sums, lost: Sums, from?: string, to?: string): PlainAnswers {
  const both = sumOf([won, lost]);
  return {
    won: figure(won, during('approved', from, to)),
    lost: figure(lost, { status: 'cancelled', ...during('answered', from, to) }),
    answered: figure(both, during('answered', from, to)),
    rate: rateOf(won.order_count, both.order_count),
    value_rate: rateOf(won.cents, both.cents),
  };
}

/** The answers of the months, and of all of them. */
export function monthsAnswered(
  months: readonly string[],
  won: readonly Sum[],
  lost: readonly Sum[],
): Pick<DashboardView, 'answers' | 'answers_by_month'> {
  const [wonIn, lostIn] = [finder(won), finder(lost)];
  return {
    answers: answers(sumOf(months.map(wonIn)), sumOf(months.map(lostIn)), months[0], months.at(-1)),
    answers_by_month: months.map((month) => ({ month, ...answers(wonIn(month), lostIn(month), month) })),
  };
}

const sending = (sums: Sums, from?: string, to?: string): PlainSending => ({
  sent: figure(sums, during('sent', from, to)),
  mean_days: meanDays(sums),
});

/** The first sendings of the months, and of all of them. */
export function monthsSent(
  months: readonly string[],
  sent: readonly Sum[],
): Pick<DashboardView, 'sending' | 'sending_by_month'> {
  const sentIn = finder(sent);
  return {
    sending: sending(sumOf(months.map(sentIn)), months[0], months.at(-1)),
    sending_by_month: months.map((month) => ({ month, ...sending(sentIn(month), month) })),
  };
}

/** Why quotes were lost in the months, the most frequent reason first. */
export function lossesOf(months: readonly string[], lost: readonly Sum[]): LossView[] {
  const filter = { ...during('answered', months[0], months.at(-1)) };
  return lost
    .toSorted((a, b) => b.order_count - a.order_count || (a.name < b.name ? -1 : 1))
    .map((sums) => ({
      reason: sums.name as LossView['reason'],
      ...figure(sums, { lost_reason: sums.name, ...filter }),
    }));
}

/** Sums that were approved in each month of the year, beside the year before. */
export function monthsOfRevenue(year: string, won: readonly Sum[]): MonthRevenueView[] {
  const wonIn = finder(won);
  return monthsOf(year).map((month) => ({
    month,
    year_before: moneyOf(wonIn(yearBefore(month))),
    ...figure(wonIn(month), during('approved', month)),
  }));
}

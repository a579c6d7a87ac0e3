/** Figures out of tallies' whole numbers. */

/** Sums of tallies. */
export interface Sums {
  order_count: number;
  cents: number;
  measure: number;
}

export const NOTHING: Sums = { order_count: 0, cents: 0, measure: 0 };

const CENTS = 100;
const WEIGHT_UNITS_PER_KG = 10_000;
const MINUTES_PER_DAY = 1440;

export const sumOf = (sums: readonly Sums[]): Sums =>
  sums.reduce(
    (all, { order_count, cents, measure }) => ({
      order_count: all.order_count + order_count,
      cents: all.cents + cents,
      measure: all.measure + measure,
    }),
    NOTHING,
  );

/** BRL. */
export const moneyOf = ({ cents }: Sums): number => cents / CENTS;

/** kg. */
export const weightOf = ({ measure }: Sums): number => measure / WEIGHT_UNITS_PER_KG;

/** Mean days of minutes, to a tenth; null of none. */
export const meanDays = ({ order_count, measure }: Sums): number | null =>
  order_count === 0 ? null : Math.round((measure * 10) / order_count / MINUTES_PER_DAY) / 10;

/** Percent that `part` is of the whole, to a tenth; null of nothing. */
export const rateOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10;

import { formatFigure } from '../../../ui/format';
import type { PartProcess } from '../../data/types';

/** Rows of a part's process list. A null value asks the server for minutes × rate. */

export const NEW_ROW: PartProcess = { id: null, pivot: { time: 0, final_value: 0, setup: null } };

/** Minutes and value are asked of the server. */
const BY_RULE = { rule: true, exact_time: null, final_value: null } as const;

const replace = (rows: readonly PartProcess[], index: number, change: (row: PartProcess) => PartProcess) =>
  rows.map((row, at) => (at === index ? change(row) : row));

/** An empty process or no time is worth 0; anything else the server says. */
const valueToAsk = (id: number | null, time: number): number | null => (id === null || time === 0 ? 0 : null);

/** Minutes and values that are typed take the place of the rule's. */
const typedOver = (pivot: PartProcess['pivot']): PartProcess['pivot'] =>
  pivot.rule ? { ...pivot, rule: false, exact_time: null } : pivot;

/** The minutes that count; a rule's with their fraction, which `time` has rounded up. */
export const shownMinutes = ({ time, rule, exact_time }: PartProcess['pivot']): string =>
  rule && typeof exact_time === 'number'
    ? formatFigure('exact_time', exact_time)
    : formatFigure('time', time);

/** Another process: its own setup is followed again, and its rule, where it has one. */
export const withProcess = (
  rows: readonly PartProcess[],
  index: number,
  id: number | null,
  title?: string,
  hasRule = false,
): PartProcess[] =>
  replace(rows, index, ({ pivot }) => ({
    id,
    ...(title !== undefined && { title }),
    pivot: {
      time: pivot.time,
      final_value: valueToAsk(id, pivot.time),
      setup: null,
      ...(hasRule && BY_RULE),
    },
  }));

/** The rule of its process gives the minutes again; until the server says them the row keeps those that it has. */
export const withRule = (rows: readonly PartProcess[], index: number): PartProcess[] =>
  replace(rows, index, (row) => (row.id === null ? row : { ...row, pivot: { ...row.pivot, ...BY_RULE } }));

/** Typed minutes; a rule's own are a fraction that `time` has rounded up, so that the same number typed is another value. */
export const withTime = (rows: readonly PartProcess[], index: number, time: number): PartProcess[] =>
  replace(rows, index, (row) =>
    Object.is(row.pivot.time, time) && !row.pivot.rule
      ? row
      : { ...row, pivot: { ...typedOver(row.pivot), time, final_value: valueToAsk(row.id, time) } },
  );

export const withValue = (rows: readonly PartProcess[], index: number, value: number): PartProcess[] =>
  replace(rows, index, (row) => ({ ...row, pivot: { ...typedOver(row.pivot), final_value: value } }));

export const withSetup = (rows: readonly PartProcess[], index: number, setup: number | null): PartProcess[] =>
  replace(rows, index, (row) =>
    Object.is(row.pivot.setup, setup) ? row : { ...row, pivot: { ...row.pivot, setup } },
  );

/** Rows of another part with its minutes; what they are worth is asked of the server, never taken along. */
export const rowsLike = (rows: readonly PartProcess[]): PartProcess[] =>
  rows
    .filter(({ id }) => id !== null)
    .map(({ id, title, has_rule, pivot: { time, setup, rule = false } }) => ({
      id,
      ...(title !== undefined && { title }),
      ...(has_rule !== undefined && { has_rule }),
      pivot: { time, setup, final_value: valueToAsk(id, time), ...(rule && BY_RULE) },
    }));

export const withoutRow = (rows: readonly PartProcess[], index: number): PartProcess[] =>
  rows.filter((_row, at) => at !== index);

import { grid as text } from '../../../i18n/orders';
import { copyFigure, readFigure } from '../../../ui/cells';
import { formatFigure } from '../../../ui/format';
import type { Part, PartProcess } from '../../data/types';
import type { PartDraft } from '../../part-dialog/draft/part-payload';
import { NEW_ROW, shownMinutes, withProcess, withRule, withTime } from '../../part-dialog/draft/process-rows';
import type { Change, GridColumn, NumberFormat } from './column';

/** A process that has a column. */
export interface ColumnProcess {
  id: number;
  title: string;
}

/** A process that parts can be given. */
export interface GivenProcess extends ColumnProcess {
  /** A rule gives its minutes. */
  hasRule: boolean;
}

/** The field of a process column, for refusals and conflicts. */
export const processField = (id: number): string => `process-${id}`;

/** The process that a column of this key and heading is of; null where it is another kind of column. */
export const processOfColumn = (key: string, title: string): ColumnProcess | null => {
  const id = Number(/^process-(\d+)$/.exec(key)?.[1]);
  return Number.isSafeInteger(id) ? { id, title } : null;
};

const rowsOf = (part: PartDraft, id: number) => part.processes.filter((row) => row.id === id);

/** The minutes that count: a rule's with their fraction, which `time` has rounded up. */
const minutesOf = (part: PartDraft, id: number): number | null => {
  const rows = rowsOf(part, id);
  if (rows.length === 0) return null;
  return rows.reduce((sum, { pivot }) => sum + ((pivot.rule ? pivot.exact_time : null) ?? pivot.time), 0);
};

const rulesGive = (part: PartDraft, id: number): boolean =>
  rowsOf(part, id).some(({ pivot }) => pivot.rule === true);

/** Minutes as a rule gives them have decimals, those that are typed have none. */
const copyMinutes = (part: PartDraft, id: number): string =>
  copyFigure(rulesGive(part, id) ? 'exact_time' : 'time', minutesOf(part, id));

const showMinutes = (part: PartDraft, id: number): string =>
  rulesGive(part, id)
    ? formatFigure('exact_time', minutesOf(part, id), { bare: true })
    : copyMinutes(part, id);

/** Whether a text is the minutes that the cell shows; a rule's, as they are shown or with all their decimals. */
const areMinutes = (written: string, part: PartDraft, id: number, format: NumberFormat): boolean => {
  const read = readFigure('exact_time', written, format);
  const shown = (minutes: number | null) => formatFigure('exact_time', minutes);
  return 'value' in read && shown(read.value) === shown(minutesOf(part, id));
};

/** The part with this process, as its rule says or with no minutes yet. */
const withGiven = (part: PartDraft, { id, title, hasRule }: GivenProcess): PartDraft => {
  const rows = [...part.processes, NEW_ROW];
  return { ...part, processes: withProcess(rows, rows.length - 1, id, title, hasRule) };
};

const withMinutes = (part: PartDraft, id: number, title: string, minutes: number | null): PartDraft => {
  const at = part.processes.findIndex((row) => row.id === id);
  const change = (processes: PartProcess[]): PartDraft => ({ ...part, processes });
  if (minutes === null) return at < 0 ? part : change(part.processes.filter((_row, index) => index !== at));
  if (at >= 0) return change(withTime(part.processes, at, minutes));
  const { processes } = withGiven(part, { id, title, hasRule: false });
  return change(withTime(processes, processes.length - 1, minutes));
};

/** Minutes, setup and value of each row. */
const wholeOf = (rows: readonly PartProcess[]): string =>
  rows
    .map(({ pivot }) =>
      [
        shownMinutes(pivot),
        ...(pivot.setup === null ? [] : [text.setupOf(formatFigure('time', pivot.setup))]),
        formatFigure('process_value', pivot.final_value),
      ].join(', '),
    )
    .join('; ');

/** The row of a process that a part has once. */
const singleRow = (part: PartDraft, id: number): { row: PartProcess; at: number } | null => {
  const at = part.processes.findIndex((row) => row.id === id);
  const row = part.processes[at];
  return row && rowsOf(part, id).length === 1 ? { row, at } : null;
};

const ruleOf = (id: number): NonNullable<GridColumn['rule']> => ({
  gives: (part) => rulesGive(part, id),
  lacks: (part) =>
    rowsOf(part, id).some(({ pivot }) => pivot.rule === true && typeof pivot.exact_time !== 'number'),
  note: (part) => {
    const found = singleRow(part, id);
    if (found?.row.has_rule !== true) return null;
    if (found.row.pivot.rule !== true) return text.typedOverRule;
    const { exact_time: exact } = found.row.pivot;
    return typeof exact === 'number' ? text.byRule(formatFigure('exact_time', exact)) : text.byRuleWithout;
  },
  back: (part) => {
    const found = singleRow(part, id);
    if (found?.row.has_rule !== true || found.row.pivot.rule === true) return null;
    return (draft) => ({ ...draft, processes: withRule(draft.processes, found.at) });
  },
});

/** Has the rule of the process give the minutes; of a process that the part has twice, its rows are the dialog's. */
const followingRule =
  ({ id, title }: ColumnProcess): Change =>
  (part) => {
    const found = singleRow(part, id);
    if (found) {
      const { row, at } = found;
      return row.pivot.rule === true ? part : { ...part, processes: withRule(part.processes, at) };
    }
    return rowsOf(part, id).length > 0 ? part : withGiven(part, { id, title, hasRule: true });
  };

interface ProcessEdit {
  column: GridColumn;
  text: string;
  result: { change: Change };
}

/** The edit that gives a part a process, as its rule says or with no minutes yet; null where it has the process. */
export const processEdit = (part: PartDraft, process: GivenProcess): ProcessEdit | null =>
  rowsOf(part, process.id).length > 0
    ? null
    : {
        column: processColumn(process),
        text: '0',
        result: { change: (draft) => withGiven(draft, process) },
      };

/** The minutes of one process. Of one that a part has twice it shows the sum; its rows are the dialog's. */
export const processColumn = ({ id, title }: ColumnProcess): GridColumn => ({
  key: processField(id),
  label: title,
  name: text.process(title),
  width: 75,
  numeric: true,
  fields: [processField(id)],
  figure: 'exact_time',
  value: (part) => minutesOf(part, id),
  rule: ruleOf(id),
  calculation: {
    gives: (part) => singleRow(part, id)?.row.pivot.rule === true,
    follow: followingRule({ id, title }),
  },
  show: (part) => showMinutes(part, id),
  whole: (part) => wholeOf(rowsOf(part, id)),
  copy: (part) => copyMinutes(part, id),
  readOnly: (part) => (rowsOf(part, id).length > 1 ? text.processTwice : null),
  read: (written, part, _catalogues, format) => {
    if (areMinutes(written, part, id, format)) return { change: (draft) => draft };
    const read = readFigure('time', written, format);
    return 'refusal' in read ? read : { change: (draft) => withMinutes(draft, id, title, read.value) };
  },
});

/** The processes that the parts of an order have, by name. */
export const processesOf = (all: readonly Part[]): ColumnProcess[] => {
  const titles = new Map<number, string>();
  for (const { processes } of all) {
    for (const { id, title } of processes) if (id !== null) titles.set(id, title ?? text.untitledProcess);
  }
  return [...titles]
    .map(([id, title]) => ({ id, title }))
    .sort((one, other) => one.title.localeCompare(other.title, 'pt-BR') || one.id - other.id);
};

import { FIGURES, partFieldsWith, type FigureName } from '@forja/figures';
import { holdsNoNumber, sameValue } from '../../../editing/fields';
import { decimalText, roundDecimal } from '../../../ui/format';
import type { PartPayload } from '../../data/parts-api';
import {
  type Calculation,
  LOCKABLE_FIELDS,
  type LockableField,
  type Part,
  type PartProcess,
  type PartType,
} from '../../data/types';

/** The part as it is being edited: wire names, so that nothing can get lost between screen and server. */
export type PartDraft = Omit<Part, 'processes'> & { processes: PartProcess[] };

/** The draft beside whether Recalcular was pressed: from then on, until a save, figures are today's catalogue's. */
export type PartEdit = PartDraft & { refresh: boolean };

export const partEditOf = (part: Part): PartEdit => ({ ...part, refresh: false });

const INPUTS = [
  ...partFieldsWith('entered', 'input'),
  'contours_out',
  'locked_values',
] as const satisfies readonly (keyof Part)[];

const isFigure = (name: string): name is FigureName => name in FIGURES;

const isLockable = (name: string): name is LockableField => LOCKABLE_FIELDS.some((field) => field === name);

const SENT = ['id', 'set_id', ...INPUTS, ...LOCKABLE_FIELDS] as const satisfies readonly (keyof Part)[];

/** The fields that the user edits; a figure is one of them while it is locked, the weight while it is the drawing's. */
export const editedFields = ({ locked_values, true_area }: PartEdit): (keyof PartEdit)[] => [
  ...INPUTS,
  'processes',
  'refresh',
  // A new drawing changes it and nothing else that is edited: left unsaved, the next save would bring it in unseen.
  ...(true_area ? (['unit_net_weight'] as const) : []),
  ...locked_values.filter(isLockable),
];

/** Process rows as they are entered: minutes and value of a row that follows its rule are calculated. */
const enteredRows = (rows: unknown): unknown =>
  (rows as PartProcess[]).map(({ id, pivot: { time, final_value, setup, rule } }) =>
    rule ? { id, setup, rule } : { id, time, final_value, setup },
  );

/** Whether two values of a field are the same to who edits the part. */
export const sameEdit = (name: keyof PartEdit, one: unknown, other: unknown): boolean =>
  name === 'processes' ? sameValue(enteredRows(one), enteredRows(other)) : sameValue(one, other);

/** Typed figures have more places now and then, before the field is left and rounds them: the server takes these. */
const rounded = (name: string, value: unknown): unknown =>
  typeof value === 'number' && isFigure(name)
    ? Number(roundDecimal(decimalText(value), FIGURES[name].decimals))
    : value;

/** The fields that a save and a calculation send. Rows without a process yet are not sent. */
export const payloadOf = (draft: PartDraft): PartPayload => {
  const fields: PartPayload = Object.fromEntries(SENT.map((name) => [name, rounded(name, draft[name])]));
  const processes = draft.processes
    .filter(({ id }) => id !== null)
    .map(({ id, pivot }) => ({
      id,
      pivot: {
        time: pivot.time,
        final_value: rounded('process_value', pivot.final_value) as number | null,
        setup: pivot.setup,
        ...(pivot.rule !== undefined && { rule: pivot.rule }),
      },
    }));
  return { ...fields, processes };
};

/** Fields that no figure depends on. */
export const WORDS: readonly string[] = ['title', 'reference', 'obs', 'unit'];

/** The payload without the words: the fields that the part's figures follow from. */
export const pricedFieldsOf = (draft: PartDraft): PartPayload =>
  Object.fromEntries(Object.entries(payloadOf(draft)).filter(([name]) => !WORDS.includes(name)));

/** A manual edit: the field takes the value and is locked to it. */
export const withManualValue = (draft: PartDraft, field: LockableField, value: number): PartDraft => ({
  ...draft,
  [field]: value,
  locked_values: draft.locked_values.includes(field) ? draft.locked_values : [...draft.locked_values, field],
});

/** A figure whose text was no number has none until the calculation's answer. */
export const withoutLock = (draft: PartDraft, field: LockableField): PartDraft => ({
  ...draft,
  [field]: Number.isNaN(draft[field]) ? 0 : draft[field],
  locked_values: draft.locked_values.filter((name) => name !== field),
});

/**
 * Another type clears what only the former one chose, and the thickness.
 * @param clearsNcm the NCM came with the former choice, and goes with it
 */
export const withType = (draft: PartDraft, type: PartType, clearsNcm = false): PartDraft =>
  draft.type === type
    ? draft
    : {
        ...draft,
        type,
        material_id: null,
        sheet_id: null,
        bar_id: null,
        component_id: null,
        material: null,
        sheet: null,
        bar: null,
        component: null,
        thickness: 0,
        ...(clearsNcm && { ncm_id: null }),
      };

/** Whether a change alters nothing, as leaving an untouched field does. */
export const isNoChange = (draft: PartDraft, change: Partial<PartDraft>): boolean =>
  (Object.keys(change) as (keyof PartDraft)[]).every((name) => Object.is(draft[name], change[name]));

const FOLLOWING = [
  'thickness',
  'width',
  'length',
  'loss',
  'markup',
  'quantity',
  ...LOCKABLE_FIELDS,
  'unit_ipi_value',
  'total_ipi_value',
  'unit_icms_value',
  'total_icms_value',
  'ipi',
  'icms',
  'cut',
] as const satisfies readonly (keyof Calculation)[];

type Pivot = PartProcess['pivot'];

/** A row's value; where a rule gives the minutes, these too. */
const withAnswer = (pivot: Pivot, answer: Calculation['processes'][number]['pivot']): Pivot => {
  const { time, exact_time, final_value } = answer;
  return pivot.rule && answer.rule ? { ...pivot, time, exact_time, final_value } : { ...pivot, final_value };
};

/**
 * Lays the server's figures into the draft. Rows that are not chosen yet are unknown to the server and stay; the
 * others take its values, in their order.
 */
export const withCalculation = (draft: PartDraft, calculation: Partial<Calculation>): PartDraft => {
  const figures = Object.fromEntries(
    FOLLOWING.filter((name) => calculation[name] !== undefined).map((name) => [name, calculation[name]]),
  );
  const answered = [...(calculation.processes ?? [])];
  const processes = draft.processes.map((row) => {
    if (row.id === null) return row;
    const answer = answered.shift();
    if (answer?.id !== row.id) return row;
    return { ...row, pivot: withAnswer(row.pivot, answer.pivot) };
  });
  // The loss that an empty one came to is an answer and was not typed: it stays empty.
  return {
    ...draft,
    ...figures,
    processes,
    loss: draft.loss === null ? null : (calculation.loss ?? draft.loss),
  };
};

/** Weighing by the true area takes a loss of 0 back: without one, what the rectangle loses counts. */
export const withTrueArea = ({ loss }: PartDraft, true_area: boolean): Partial<PartDraft> =>
  true_area && loss === 0 ? { true_area, loss: null } : { true_area };

/** A failed calculation leaves rows that wait for a value at 0. */
export const withZeroedProcesses = (draft: PartDraft): PartDraft => ({
  ...draft,
  processes: draft.processes.map((row) =>
    row.pivot.final_value === null ? { ...row, pivot: { ...row.pivot, final_value: 0 } } : row,
  ),
});

/** Whether a field that the user edits holds a text that is no number (NaN): there is nothing to calculate with. */
export const isUnreadable = (edit: PartEdit): boolean =>
  editedFields(edit).some((name) => holdsNoNumber(edit[name]));

export const awaitsProcessValue = (draft: PartDraft): boolean =>
  draft.processes.some(({ id, pivot }) => id !== null && pivot.final_value === null);

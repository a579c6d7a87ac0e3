import { isPartCount, partFieldsWith, partFiguresWith, pickFields } from '@forja/figures';
import type { ComparedField } from '../../../editing';
import { earlier as earlierText, partDialog as text } from '../../../i18n/orders';
import { formatFigure } from '../../../ui';
import { contradictedSides } from '../../data/drawn-part';
import type { Calculation, Part } from '../../data/types';
import { CHOICES } from '../draft/choice-options';
import { PART_FIELDS } from '../draft/part-comparison';
import { type PartDraft, withCalculation, withType } from '../draft/part-payload';
import { rowsLike } from '../draft/process-rows';

const TAKEN = partFieldsWith('takenOver', true);

/**
 * The change of a draft that takes an earlier part over: the fields that are declared so, unless the draft's DXF has other
 * sizes, and processes with their minutes. The NCM is taken where the draft has none.
 */
export const takenOver = (draft: PartDraft, earlier: Part): Partial<PartDraft> => {
  const { type, ncm_id, true_area, ...taken } = pickFields(earlier, TAKEN);
  const { material, sheet, bar, component, ncm } = earlier;
  const { width, length } = taken;
  return {
    ...taken,
    ...(type !== null && { type }),
    material,
    sheet,
    bar,
    component,
    ...(draft.ncm_id === null && { ncm_id, ncm }),
    ...contradictedSides({ ...draft, type, width, length }),
    true_area: true_area && (draft.flat_pattern?.net_area ?? 0) > 0,
    processes: rowsLike(earlier.processes),
  };
};

/** The draft once that was taken over. */
export const withTakenOver = (draft: PartDraft, earlier: Part): PartDraft => ({
  ...(earlier.type === null ? draft : withType(draft, earlier.type)),
  ...takenOver(draft, earlier),
});

const FIGURES = partFiguresWith('takenOver', true);

type Pivot = PartDraft['processes'][number]['pivot'];

/** A rule's minutes as they are known by now: those of another part would be others here. */
const byRule = ({ exact_time, final_value }: Pivot): string => {
  if (final_value === null) return earlierText.byRule;
  return typeof exact_time === 'number'
    ? earlierText.minutesByRule(formatFigure('exact_time', exact_time))
    : earlierText.withoutMinutes;
};

const minutesOf = (pivot: Pivot): string =>
  [
    pivot.rule ? byRule(pivot) : formatFigure('time', pivot.time),
    ...(pivot.setup === null ? [] : [text.setupMinutes(pivot.setup)]),
  ].join(', ');

/** Whether minutes of the draft are still to be asked of the server: a rule gives them by what this part is. */
export const awaitsRule = ({ processes }: PartDraft): boolean =>
  processes.some(({ id, pivot }) => id !== null && pivot.rule && pivot.final_value === null);

/** The draft with minutes and values of rules as they are calculated; all else as it is taken over. */
export const withRules = (draft: PartDraft, calculation: Calculation | undefined): PartDraft =>
  calculation
    ? { ...draft, processes: withCalculation(draft, { processes: calculation.processes }).processes }
    : draft;

/** The fields of a part that are taken over, in the order of its dialog; counts after measures. */
export const TAKEN_FIELDS: readonly ComparedField<PartDraft>[] = [
  PART_FIELDS.type,
  ...Object.values(CHOICES).map(({ field }) => PART_FIELDS[field]),
  ...[...FIGURES.filter((name) => !isPartCount(name)), ...FIGURES.filter(isPartCount)].map(
    (name) => PART_FIELDS[name],
  ),
  PART_FIELDS.operation_id,
  PART_FIELDS.customer_material,
  {
    ...PART_FIELDS.origin,
    show: (part, nameOf) => (part.origin === null ? '' : PART_FIELDS.origin.show(part, nameOf)),
  },
  PART_FIELDS.true_area,
  {
    ...PART_FIELDS.processes,
    show: ({ processes }, nameOf) =>
      processes
        .filter(({ id }) => id !== null)
        .map(({ id, pivot }) => `${nameOf('processes', id)}: ${minutesOf(pivot)}`)
        .join('\n'),
  },
  PART_FIELDS.ncm_id,
];

import type { FigureName } from '@forja/figures';
import type { ComparedField } from '../../../editing';
import { texts } from '../../../i18n';
import { formatFigure } from '../../../ui';
import { LOCKABLE_FIELDS, type LockableField } from '../../data/types';
import { CHOICES } from './choice-options';
import type { PartDraft } from './part-payload';
import { shownMinutes } from './process-rows';

const { partDialog: text, parts } = texts.orders;

/** The fields of a part that are figures. */
type PartFigure = Extract<FigureName, keyof PartDraft>;

const figure =
  (name: PartFigure) =>
  (part: PartDraft): string =>
    part[name] === null ? '' : formatFigure(name, part[name]);

const LOCKABLE_LABELS: Record<LockableField, string> = {
  unit_net_weight: text.unitNetWeight,
  net_weight: text.totalNetWeight,
  unit_gross_weight: text.unitGrossWeight,
  gross_weight: text.totalGrossWeight,
  unit_value: text.unitValue,
  final_value: text.finalValue,
};

/** A part as two versions of it are compared, in the order of its dialog. */
export const PART_FIELDS: readonly ComparedField<PartDraft>[] = [
  { label: text.name, show: ({ title }) => title },
  { label: text.type, show: ({ type }) => (type ? parts.types[type] : '') },
  ...Object.entries(CHOICES).map(([type, { field, catalogue }]) => ({
    label: parts.types[type as keyof typeof CHOICES],
    show: ((part, nameOf) => nameOf(catalogue, part[field])) satisfies ComparedField<PartDraft>['show'],
  })),
  { label: text.ncm, show: ({ ncm_id }, nameOf) => nameOf('mercosur-common-nomenclatures', ncm_id) },
  { label: text.thickness, show: figure('thickness') },
  { label: text.width, show: figure('width') },
  { label: text.length, show: figure('length') },
  { label: text.bends, show: figure('bends') },
  { label: text.holes, show: figure('holes') },
  { label: text.weld, show: figure('weld') },
  {
    label: text.flatPattern.trueArea,
    show: ({ true_area }) => (true_area ? texts.common.yes : texts.common.no),
  },
  {
    label: texts.orders.history.fields.contours_out,
    show: ({ contours_out, cut }) =>
      contours_out.length === 0
        ? ''
        : `${contours_out.length} (${text.flatPattern.cut} ${formatFigure('cut_length', cut?.cut_length ?? 0)})`,
  },
  { label: text.loss, show: figure('loss') },
  { label: text.quantity, show: figure('quantity') },
  { label: text.unit, show: ({ unit }) => parts.units[unit] },
  { label: text.markup, show: figure('markup') },
  ...LOCKABLE_FIELDS.map((name) => ({ label: LOCKABLE_LABELS[name], show: figure(name) })),
  {
    label: text.lockedValues,
    show: ({ locked_values }) =>
      locked_values.map((name) => LOCKABLE_LABELS[name as LockableField]).join('\n'),
  },
  {
    label: text.processes,
    show: ({ processes }, nameOf) =>
      processes
        .filter(({ id }) => id !== null)
        .map(({ id, pivot }) => {
          const value = formatFigure('process_value', pivot.final_value ?? 0);
          const setup = pivot.setup === null ? [] : [text.setupMinutes(pivot.setup)];
          return `${nameOf('processes', id)}: ${[shownMinutes(pivot), ...setup, value].join(', ')}`;
        })
        .join('\n'),
  },
  { label: text.reference, show: ({ reference }) => reference ?? '' },
  { label: text.obs, show: ({ obs }) => obs ?? '' },
];

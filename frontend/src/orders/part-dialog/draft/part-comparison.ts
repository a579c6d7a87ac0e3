import { byName, FIGURE_NAMES, type PartFieldWith, partFiguresWith, type PartFigure } from '@forja/figures';
import type { ComparedField } from '../../../editing';
import { texts } from '../../../i18n';
import { partDialog as text, parts } from '../../../i18n/orders';
import { formatFigure } from '../../../ui';
import { LOCKABLE_FIELDS, type LockableField } from '../../data/types';
import { CHOICES } from './choice-options';
import type { PartDraft } from './part-payload';
import { shownMinutes } from './process-rows';

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

const { loss, quantity, markup, ...measures } = byName(
  partFiguresWith('entered', 'input'),
  (name): ComparedField<PartDraft> => ({ label: FIGURE_NAMES[name], show: figure(name) }),
);

const choice = (type: keyof typeof CHOICES): ComparedField<PartDraft> => {
  const { field, catalogue } = CHOICES[type];
  return { label: parts.types[type], show: (part, nameOf) => nameOf(catalogue, part[field]) };
};

type Compared =
  | PartFieldWith<'entered', 'input' | 'lockable'>
  | 'contours_out'
  | 'locked_values'
  | 'processes';

/** Every field that a person edits, in the order of the part's dialog. */
export const PART_FIELDS: Record<Compared, ComparedField<PartDraft>> = {
  title: { label: text.name, show: ({ title }) => title },
  type: { label: text.type, show: ({ type }) => (type ? parts.types[type] : '') },
  material_id: choice('material'),
  sheet_id: choice('sheet'),
  bar_id: choice('bar'),
  component_id: choice('component'),
  ncm_id: { label: text.ncm, show: ({ ncm_id }, nameOf) => nameOf('mercosur-common-nomenclatures', ncm_id) },
  ...measures,
  true_area: {
    label: text.flatPattern.trueArea,
    show: ({ true_area }) => (true_area ? texts.common.yes : texts.common.no),
  },
  contours_out: {
    label: texts.orders.history.fields.contours_out,
    show: ({ contours_out, cut }) =>
      contours_out.length === 0
        ? ''
        : `${contours_out.length} (${text.flatPattern.cut} ${formatFigure('cut_length', cut?.cut_length ?? 0)})`,
  },
  loss,
  quantity,
  unit: { label: text.unit, show: ({ unit }) => parts.units[unit] },
  operation_id: {
    label: parts.operation,
    show: ({ operation_id }, nameOf) => nameOf('operations', operation_id),
  },
  customer_material: {
    label: parts.customerMaterial,
    show: ({ customer_material }) => (customer_material ? texts.common.yes : texts.common.no),
  },
  origin: {
    label: parts.origin,
    show: ({ origin }) => (origin === null ? parts.usualOrigin : (texts.companyTaxes.origins[origin] ?? '')),
  },
  markup,
  ...byName(LOCKABLE_FIELDS, (name) => ({ label: LOCKABLE_LABELS[name], show: figure(name) })),
  locked_values: {
    label: text.lockedValues,
    show: ({ locked_values }) =>
      locked_values.map((name) => LOCKABLE_LABELS[name as LockableField]).join('\n'),
  },
  processes: {
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
  reference: { label: text.reference, show: ({ reference }) => reference ?? '' },
  obs: { label: text.obs, show: ({ obs }) => obs ?? '' },
};

/** A part as two versions of it are compared. */
export const COMPARED_FIELDS: readonly ComparedField<PartDraft>[] = Object.values(PART_FIELDS);

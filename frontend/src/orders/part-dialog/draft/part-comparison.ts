import type { ComparedField } from '../../../editing';
import { texts } from '../../../i18n';
import { formatMoney, formatNumber, formatPercent } from '../../../ui';
import { CHOICES } from './choice-options';
import type { PartDraft } from './part-payload';

const { partDialog: text, parts } = texts.orders;

const length =
  (name: 'thickness' | 'width' | 'length') =>
  (part: PartDraft): string =>
    `${formatNumber(part[name])} mm`;
const weight =
  (name: 'unit_net_weight' | 'net_weight' | 'unit_gross_weight' | 'gross_weight') =>
  (part: PartDraft): string =>
    `${formatNumber(part[name])} kg`;
const percent = (value: number | null, decimals: number): string =>
  value === null ? '' : formatPercent(value, decimals);

/** A part as two versions of it are compared, in the order of its dialog. */
export const PART_FIELDS: readonly ComparedField<PartDraft>[] = [
  { label: text.name, show: ({ title }) => title },
  { label: text.type, show: ({ type }) => (type ? parts.types[type] : '') },
  ...Object.entries(CHOICES).map(([type, { field, catalogue }]) => ({
    label: parts.types[type as keyof typeof CHOICES],
    show: ((part, nameOf) => nameOf(catalogue, part[field])) satisfies ComparedField<PartDraft>['show'],
  })),
  { label: text.ncm, show: ({ ncm_id }, nameOf) => nameOf('mercosur-common-nomenclatures', ncm_id) },
  { label: text.thickness, show: length('thickness') },
  { label: text.width, show: length('width') },
  { label: text.length, show: length('length') },
  {
    label: text.flatPattern.trueArea,
    show: ({ true_area }) => (true_area ? texts.common.yes : texts.common.no),
  },
  { label: text.loss, show: ({ loss }) => percent(loss, 2) },
  { label: text.quantity, show: ({ quantity }) => formatNumber(quantity, 0) },
  { label: text.unit, show: ({ unit }) => parts.units[unit] },
  { label: text.markup, show: ({ markup }) => percent(markup, 3) },
  { label: text.unitNetWeight, show: weight('unit_net_weight') },
  { label: text.totalNetWeight, show: weight('net_weight') },
  { label: text.unitGrossWeight, show: weight('unit_gross_weight') },
  { label: text.totalGrossWeight, show: weight('gross_weight') },
  { label: text.unitValue, show: ({ unit_value }) => formatMoney(unit_value) },
  { label: text.finalValue, show: ({ final_value }) => formatMoney(final_value) },
  {
    label: text.processes,
    show: ({ processes }, nameOf) =>
      processes
        .filter(({ id }) => id !== null)
        .map(({ id, pivot }) => {
          const value = formatMoney(pivot.final_value ?? 0);
          return `${nameOf('processes', id)}: ${pivot.time} min, ${value}`;
        })
        .join('\n'),
  },
  { label: text.reference, show: ({ reference }) => reference ?? '' },
  { label: text.obs, show: ({ obs }) => obs ?? '' },
];

import { readiness as text } from '../../../i18n/orders';
import { formatFigure, formatMoney, formatPercent } from '../../../ui';
import { contradictedSides, drawingRemarks } from '../../data/drawn-part';
import type { Order, Part } from '../../data/types';
import type { Finding } from './readiness';

/** '2 peças sem tipo'; of parts that are not finished also of how many, of materials and bars which, or how many. */
export function findingText({ kind, parts, sets, groups }: Finding, order: Order): string {
  const message = text.findings[kind](parts.length || sets.length);
  if (groups) return text.ofGroups(message, groups);
  if (kind !== 'unfinished') return message;
  return text.ofParts(message, order.sets.flatMap((set) => set.parts).length);
}

/** 'Pendências: sem cliente, 2 peças sem tipo.'; empty where nothing is open. */
export const findingsSentence = (findings: readonly Finding[], order: Order): string =>
  findings.length === 0
    ? ''
    : text.pending(findings.map((finding) => findingText(finding, order)).join(', '));

/** A part's price before and after the catalogue's change: 'R$ 676,10 → R$ 711,50'. */
export function changeText({ final_value, current_final_value: today }: Part): string {
  if (today === null) return text.tooLarge;
  if (today === final_value) return text.sameValue(formatMoney(final_value));
  return text.change(formatMoney(final_value), formatMoney(today));
}

/** The processes whose minutes were typed although their rule gives some: 'Corte a laser, Dobra'. */
const typedOverText = (processes: Part['processes']): string =>
  processes
    .filter((row) => row.typed_over_rule)
    .map(({ title }) => title ?? '')
    .join(', ');

/** The drawing's weight and the part's: 'desenho 13,56 kg, peça 12,00 kg (−11,5%)'. */
function weightText({ weight_difference: difference }: Part): string | undefined {
  if (!difference) return undefined;
  const kilograms = (value: number) => formatFigure('unit_net_weight', value, { decimals: 'exact' });
  const sign = difference.percent > 0 ? '+' : '';
  return text.weights(
    kilograms(difference.printed),
    kilograms(difference.computed),
    `${sign}${formatPercent(difference.percent, 1)}`,
  );
}

/** 'peça 1.200 × 3.000, desenho 250 × 400 mm' */
function sizesText(part: Part): string | undefined {
  const drawn = contradictedSides(part);
  const mm = (value: number) => formatFigure('width', value, { bare: true, decimals: 'needed' });
  const sides = ({ width, length }: Pick<Part, 'width' | 'length'>) => text.sides(mm(width), mm(length));
  return drawn ? text.sizes(sides(part), sides(drawn)) : undefined;
}

function bendsText({ flat_pattern }: Part): string | undefined {
  const features = flat_pattern?.features;
  return features && (features.bends_assumed ? text.bendsAssumed : text.bends)(features.bends);
}

/** The details of a finding beside the name of one of its parts. */
export function detailText(kind: Finding['kind'], part: Part): string | undefined {
  if (kind === 'price_changed') return changeText(part);
  if (kind === 'sizes') return sizesText(part);
  if (kind === 'bends') return bendsText(part);
  if (kind === 'weight') return weightText(part);
  if (kind === 'drawing') return drawingRemarks(part).join('; ');
  return kind === 'typed_over_rule' ? typedOverText(part.processes) : undefined;
}

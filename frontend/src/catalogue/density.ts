import { figure } from '@forja/figures';
import { texts } from '../i18n';
import type { Remark } from '../records';
import { decimalText, formatDecimal, roundDecimal, shiftDecimalPoint } from '../ui/format';

const { materials } = texts.catalogue;

/** No material is as dense: osmium has 0.0226 g/mm³. */
const DENSEST = 0.03;

/** g/mm³ is stored and typed, g/cm³ is listed: the same quantity with its point moved by three places. */
export const inGramsPerCm3 = (gramsPerMm3: number): string =>
  formatDecimal(shiftDecimalPoint(decimalText(gramsPerMm3), 3), 2, 3);

/** The places by which the point of a value was moved that is no density in g/mm³: g/cm³ (7.85), kg/m³ (7850). */
const MISTAKEN = [-3, -6];

/** The density in g/mm³ that was typed in another unit, with the decimals that are stored; undefined where none fits. */
const typedInOtherUnit = (typed: number): string | undefined => {
  const { decimals } = figure('specific_weight');
  return MISTAKEN.map((places) => roundDecimal(shiftDecimalPoint(decimalText(typed), places), decimals)).find(
    (text) => Number(text) <= DENSEST && Number(text) > 0,
  );
};

/** The remark on a specific weight (g/mm³) while it is typed. */
export const densityRemark = (typed: number): Remark | undefined => {
  if (typed <= 0) return undefined;
  const shown = inGramsPerCm3(typed);
  if (typed <= DENSEST) return { text: materials.inGramsPerCm3(shown) };
  const value = typedInOtherUnit(typed);
  return {
    text: materials.tooDense(shown),
    doubtful: true,
    ...(value !== undefined && {
      instead: { label: materials.useInstead(formatDecimal(value, 0, 6)), value: Number(value) },
    }),
  };
};

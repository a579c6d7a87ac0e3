import type { NumericField } from '../numbers/decimals.js';
import { ZERO, exact } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import { input } from '../explanation/explain.js';
import type { Explanation } from '../explanation/explain.js';
import type { PriceBasis } from '../basis/price-basis.js';
import type { ExactPart } from './read-part.js';
import { FORMULAS, INPUT_NAMES, NOTES } from '../explanation/step-texts.js';
import type { StepInput } from '../explanation/step.js';

/** mm */
export interface Dimensions {
  thickness: Decimal;
  width: Decimal;
  length: Decimal;
}

export interface NetWeight {
  /** kg per piece, unrounded, before locks. */
  weight: Decimal;
  /** The dimensions that were used: the sheet's or bar's where the part's own is 0. */
  used: Dimensions;
  /** mm²: the rectangle that a part weighed by its true area is cut from; null for every other part. */
  blank: Decimal | null;
  explanation: Explanation;
}

/** g to kg */
const GRAMS = 1000;

/** The net weight of a piece by its type; 0 where the type has none or its choice is missing. */
export function netWeight(part: ExactPart, basis: PriceBasis): NetWeight {
  switch (part.type) {
    case 'material':
      return materialWeight(part, basis);
    case 'sheet':
      return sheetWeight(part, basis);
    case 'bar':
      return barWeight(part, basis);
    case 'component':
    case 'process':
      return weightless(part, FORMULAS.no_weight);
    case null:
      return weightless(part, FORMULAS.no_type);
  }
}

function materialWeight(part: ExactPart, { material }: PriceBasis): NetWeight {
  if (material === null) return weightless(part, FORMULAS.material_weight, NOTES.no_material);
  const used = dimensions(part);
  const specific = exact(material.specific_weight);
  const inputs = [
    input(INPUT_NAMES.thickness, used.thickness, 'thickness'),
    input(INPUT_NAMES.width, used.width, 'width'),
    input(INPUT_NAMES.length, used.length, 'length'),
    input(INPUT_NAMES.specific_weight, specific, 'specific_weight'),
  ];
  if (part.net_area.greaterThan(0)) return trueAreaWeight(part.net_area, used, specific);
  return {
    weight: plateWeight(used, specific),
    used,
    blank: null,
    explanation: { formula: FORMULAS.material_weight, inputs },
  };
}

function sheetWeight(part: ExactPart, { sheet }: PriceBasis): NetWeight {
  if (sheet === null) return weightless(part, FORMULAS.sheet_weight, NOTES.no_sheet);
  const width = sizeOr(part.width, sheet.width, 'width', INPUT_NAMES.sheet_width);
  const length = sizeOr(part.length, sheet.length, 'length', INPUT_NAMES.sheet_length);
  const used = { thickness: exact(sheet.thickness), width: width.value, length: length.value };
  const specific = exact(sheet.specific_weight);
  const inputs = [
    input(INPUT_NAMES.sheet_thickness, used.thickness, 'thickness'),
    width.input,
    length.input,
    input(INPUT_NAMES.specific_weight, specific, 'specific_weight'),
  ];
  const note = width.borrowed || length.borrowed ? NOTES.size_of_sheet : undefined;
  if (part.net_area.greaterThan(0)) return trueAreaWeight(part.net_area, used, specific, note);
  return {
    weight: plateWeight(used, specific),
    used,
    blank: null,
    explanation: { formula: FORMULAS.sheet_weight, inputs, note },
  };
}

function barWeight(part: ExactPart, { bar }: PriceBasis): NetWeight {
  if (bar === null) return weightless(part, FORMULAS.bar_weight, NOTES.no_bar);
  const whole = exact(bar.length);
  if (whole.isZero()) return weightless(part, FORMULAS.bar_weight, NOTES.bar_without_length);
  const length = sizeOr(part.length, bar.length, 'length', INPUT_NAMES.bar_length);
  const weight = exact(bar.weight);
  const inputs = [
    input(INPUT_NAMES.bar_weight, weight, 'weight'),
    input(INPUT_NAMES.bar_length, whole, 'length'),
    input(INPUT_NAMES.length, length.value, 'length'),
  ];
  const note = length.borrowed ? NOTES.size_of_bar : undefined;
  return {
    // The division comes last: it alone may leave a residue.
    weight: weight.times(length.value).div(whole),
    used: { ...dimensions(part), length: length.value },
    blank: null,
    explanation: { formula: FORMULAS.bar_weight, inputs, note },
  };
}

/** By the area that is left of the rectangle; the rectangle is what the gross weight comes back to. */
function trueAreaWeight(area: Decimal, used: Dimensions, specific: Decimal, note?: string): NetWeight {
  const inputs = [
    input(INPUT_NAMES.thickness, used.thickness, 'thickness'),
    input(INPUT_NAMES.net_area, area, 'net_area'),
    input(INPUT_NAMES.specific_weight, specific, 'specific_weight'),
  ];
  const notes = [NOTES.true_area, note].filter((text) => text !== undefined);
  return {
    weight: used.thickness.times(area).times(specific).div(GRAMS),
    used,
    blank: used.width.times(used.length),
    explanation: { formula: FORMULAS.true_area_weight, inputs, note: notes.join('; ') },
  };
}

function plateWeight({ thickness, width, length }: Dimensions, specific: Decimal): Decimal {
  return thickness.times(width).times(length).times(specific).div(GRAMS);
}

function weightless(part: ExactPart, formula: string, note?: string): NetWeight {
  return { weight: ZERO, used: dimensions(part), blank: null, explanation: { formula, inputs: [], note } };
}

function dimensions({ thickness, width, length }: ExactPart): Dimensions {
  return { thickness, width, length };
}

interface Size {
  value: Decimal;
  input: StepInput;
  borrowed: boolean;
}

/** The part's own size, or where that is 0 the one of what it is cut from. */
function sizeOr(
  own: Decimal,
  other: number,
  field: NumericField & keyof Dimensions,
  otherName: string,
): Size {
  const borrowed = own.isZero();
  const value = borrowed ? exact(other) : own;
  return { value, borrowed, input: input(borrowed ? otherName : INPUT_NAMES[field], value, field) };
}

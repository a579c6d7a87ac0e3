import type { FigureName } from '@forja/figures';
import type { PriceBasis } from '../basis/price-basis.js';
import { derived, given, term } from '../explanation/derivation.js';
import type { Derived, Term } from '../explanation/derivation.js';
import { FORMULAS, INPUT_NAMES, NOTES } from '../explanation/step-texts.js';
import { exact, THOUSANDTH, ZERO } from '../numbers/exact.js';
import type { Decimal } from '../numbers/exact.js';
import type { ExactPart } from './read-part.js';

/** mm */
export interface Dimensions {
  thickness: Decimal;
  width: Decimal;
  length: Decimal;
}

export interface NetWeight {
  /** kg per piece, unrounded, before locks. */
  weight: Derived;
  /** The dimensions that were used: the sheet's or bar's where the part's own is 0. */
  used: Dimensions;
  /** mm²: the rectangle that a part weighed by its true area is cut from; null for every other part. */
  blank: Decimal | null;
}

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
  return plateWeight(part.net_area, {
    formula: FORMULAS.material_weight,
    thickness: term(INPUT_NAMES.thickness, part.thickness, 'thickness'),
    width: term(INPUT_NAMES.width, part.width, 'width'),
    length: term(INPUT_NAMES.length, part.length, 'length'),
    specific_weight: material.specific_weight,
  });
}

function sheetWeight(part: ExactPart, { sheet }: PriceBasis): NetWeight {
  if (sheet === null) return weightless(part, FORMULAS.sheet_weight, NOTES.no_sheet);
  const width = sizeOr(part.width, sheet.width, 'width', INPUT_NAMES.sheet_width);
  const length = sizeOr(part.length, sheet.length, 'length', INPUT_NAMES.sheet_length);
  return plateWeight(part.net_area, {
    formula: FORMULAS.sheet_weight,
    thickness: term(INPUT_NAMES.sheet_thickness, exact(sheet.thickness), 'thickness'),
    width: width.term,
    length: length.term,
    specific_weight: sheet.specific_weight,
    note: width.borrowed || length.borrowed ? NOTES.size_of_sheet : undefined,
  });
}

function barWeight(part: ExactPart, { bar }: PriceBasis): NetWeight {
  if (bar === null) return weightless(part, FORMULAS.bar_weight, NOTES.no_bar);
  const whole = exact(bar.length);
  if (whole.isZero()) return weightless(part, FORMULAS.bar_weight, NOTES.bar_without_length);
  const length = sizeOr(part.length, bar.length, 'length', INPUT_NAMES.bar_length);
  const weight = derived(
    FORMULAS.bar_weight,
    [
      term(INPUT_NAMES.bar_weight, exact(bar.weight), 'net_weight'),
      term(INPUT_NAMES.bar_length, whole, 'length'),
      term(INPUT_NAMES.length, length.term.value, 'length'),
    ],
    // The division comes last: it alone may leave a residue.
    (weightOfBar, lengthOfBar, used) => weightOfBar.times(used).div(lengthOfBar),
    length.borrowed ? NOTES.size_of_bar : undefined,
  );
  return { weight, used: { ...dimensions(part), length: length.term.value }, blank: null };
}

/** The blank of a plate part and its weight. */
interface Plate {
  formula: string;
  thickness: Term;
  width: Term;
  length: Term;
  /** g/mm³ */
  specific_weight: number;
  note?: string | undefined;
}

/** By the rectangle or, where the drawing gave one (mm², not 0), by the area that is left of it. */
function plateWeight(net_area: Decimal, plate: Plate): NetWeight {
  const { formula, thickness, width, length, note } = plate;
  const used = { thickness: thickness.value, width: width.value, length: length.value };
  const specific = term(INPUT_NAMES.specific_weight, exact(plate.specific_weight), 'specific_weight');
  if (net_area.isZero()) {
    const weight = derived(formula, [thickness, width, length, specific], grams, note);
    return { weight, used, blank: null };
  }
  const area = term(INPUT_NAMES.net_area, net_area, 'net_area');
  const notes = note === undefined ? NOTES.true_area : `${NOTES.true_area}; ${note}`;
  const plateThickness = term(INPUT_NAMES.thickness, used.thickness, 'thickness');
  const weight = derived(FORMULAS.true_area_weight, [plateThickness, area, specific], grams, notes);
  return { weight, used, blank: used.width.times(used.length) };
}

/** The product of measures and a specific weight in g, given in kg. */
function grams(...factors: Decimal[]): Decimal {
  return factors.reduce((result, factor) => result.times(factor), THOUSANDTH);
}

function weightless(part: ExactPart, formula: string, note?: string): NetWeight {
  return { weight: given(ZERO, formula, note), used: dimensions(part), blank: null };
}

function dimensions({ thickness, width, length }: ExactPart): Dimensions {
  return { thickness, width, length };
}

interface Size {
  term: Term;
  borrowed: boolean;
}

/** The part's own size, or where that is 0 the one of what it is cut from. */
function sizeOr(own: Decimal, other: number, field: FigureName & keyof Dimensions, otherName: string): Size {
  return own.isZero()
    ? { term: term(otherName, exact(other), field), borrowed: true }
    : { term: term(INPUT_NAMES[field], own, field), borrowed: false };
}

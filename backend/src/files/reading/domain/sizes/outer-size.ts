import {
  goesOnBeyond,
  type Outlines,
  type Pair,
  aroundAny,
  besideHeading,
  outermost,
  pairsOf,
  isPlausible,
  outlinesOf,
} from './dimension-pairs.js';
import { sheetScale, sizeByScale } from './sheet-scale.js';
import { thicknessesFromSide } from './side-view.js';
import { ordinatePair } from './ordinate-size.js';
import { type Run, placeOf } from '../page-runs.js';
import { diametersOf, type Dimension, drawnDimensions, lengthOf, type Unit } from './dimensions.js';
import type { DrawingPage, Suggestion } from '../drawing-page.js';
import { ruledLinesOf } from '../cells.js';

/** Zones of the frame, sheet numbers and the like stand outside of this part of the page. */
const EDGE = 0.035;

/** The surest that a size without a label can be. */
const CONFIDENCE = 0.8;

/** Heads of views that show the sheet before it is bent. */
const FLAT =
  /^(?:vista )?(planificad[oa]|planificacao|planificação|chapa (?:planificada|desenvolvida)|flat pattern|flat layout|unfolded|(?:blech)?abwicklung|développé|developpe|sviluppo in piano|desarrollo plano)\b/i;

/** A note at a bend, which stands upon the sheet before it is bent: `UP 90° R 3`, `Para cima 90°`, `K=0,47`. */
const BEND_NOTE =
  /^(?:(?:up|down|nach (?:oben|unten)|(?:para )?(?:cima|baixo)|arriba|abajo|haut|bas)\b.{0,3}\d{1,3}(?:[.,]\d+)? ?°|k ?= ?0[.,]\d+$)/iu;

/** More dimensions than this are no part's; the fullest drawing seen has 71. */
const MOST = 200;

/** A part with more diameters than this is not turned. */
const MOST_ROUND = 30;

const insideOf = ({ left, right, top, bottom }: Run, page: DrawingPage): boolean =>
  left > EDGE * page.width &&
  right < (1 - EDGE) * page.width &&
  top > EDGE * page.height &&
  bottom < (1 - EDGE) * page.height;

/** Runs that are one plain length; diameters, radii, angles and tolerances carry their sign and are none. */
function dimensionsOf(runs: readonly Run[], unit: Unit): Dimension[] {
  return runs.flatMap((run) => {
    const value = lengthOf(run.text, unit);
    return value !== null && value <= 20_000 ? [{ run, value }] : [];
  });
}

/** The size of a turned part, where one side is a diameter, or else width and length. */
function sizeOf(
  [one, other]: readonly [Dimension, Dimension],
  page: DrawingPage,
  remark: string | undefined,
): Suggestion[] {
  const suggestion = (
    field: 'diameter' | 'width' | 'length',
    { run, value }: Dimension,
    text = run.text,
  ): Suggestion => ({
    field,
    value: Math.round(value * 1000) / 1000,
    text: remark === undefined ? text : `${text} (${remark})`,
    confidence: CONFIDENCE,
    place: placeOf(run, page),
  });
  if (one.round || other.round) {
    const [diameter, length] = one.round ? [one, other] : [other, one];
    const number = diameter.run.text.replace(/^[^\d.,]+/, '');
    return [suggestion('diameter', diameter, `Ø ${number}`), suggestion('length', length)];
  }
  const [short, long] = one.value < other.value ? [one, other] : [other, one];
  return [suggestion('width', short), suggestion('length', long)];
}

/** Whether a diameter is a hole's or a step's: lines of the part go on beyond it. */
const isTurnedAndGoesOn = (pair: Pair, outlines: Outlines): boolean =>
  (pair.along.round ?? pair.up.round ?? false) && goesOnBeyond(pair, outlines);

/** The plain lengths and the outer diameters among the runs. */
function sizesOn(runs: readonly Run[], unit: Unit) {
  const signed = diametersOf(runs, unit);
  const rounds = new Set(signed.map(({ run }) => run));
  return {
    plain: dimensionsOf(
      runs.filter((run) => !rounds.has(run)),
      unit,
    ),
    round: signed.length > MOST_ROUND ? [] : signed,
  };
}

interface Sheet {
  page: DrawingPage;
  outlines: Outlines;
  /** Of the flat pattern's view. */
  heading: Run | undefined;
  /** Notes at bends, which stand upon the view of the flat pattern. */
  bends: readonly Run[];
}

/** The one pair of dimensions that are a part's outer size; null where none is, or several may be. */
function outerPair(plain: readonly Dimension[], round: readonly Dimension[], sheet: Sheet): Pair | null {
  const { page, outlines, heading, bends } = sheet;
  const drawn = drawnDimensions([...plain, ...round], outlines.lines);
  const pairs = pairsOf(drawn, outlines);
  const upon = bends.length > 0 ? aroundAny(pairs, bends) : null;
  const flat = heading ? besideHeading(pairs, heading) : upon;
  const others = flat ? { alongs: flat.map(({ along }) => along), ups: flat.map(({ up }) => up) } : drawn;
  const outer = outermost(flat ?? pairs, others, page);
  const [first] = outer;
  const open = outer.some(
    ({ along, up }) => along.value !== first?.along.value || up.value !== first.up.value,
  );
  const largest = plain.reduce((most, { value }) => Math.max(most, value), 0);
  return first && !open && Math.max(first.along.value, first.up.value) >= largest ? first : null;
}

/**
 * The part's outer size: the longest dimension along and the longest one up that are drawn to one scale beside one
 * view, the ends of two rows of ordinate dimensions, or what the scale of the sheet says of its numbers (`sheet-scale.ts`). The lengths of their dimension lines
 * say which scale it is, so that a number without a line, or with another one's, is none. Where several pairs are left on one view, the sheet's scale
 * decides. Where a view is headed as the flat pattern, it is that one's, and no other's: the bent part is smaller than what is cut for it. So it is
 * where bends are noted upon a view. Numbers are inches where more of them are drawn to a scale so.
 * @param taken runs that are labels or their values
 * @param scale as it is printed ('1:5'), where it is: numbers that are far from it are no millimetres
 * @returns width (the shorter side) and length in mm, of a turned part diameter and length, or nothing; of a flat pattern with its heading in
 * the text
 */
export function outerSize(
  page: DrawingPage,
  runs: readonly Run[],
  taken: ReadonlySet<Run>,
  scale?: string,
): Suggestion[] {
  const free = runs.filter((run) => !taken.has(run) && insideOf(run, page));
  const [heading, ...others] = runs.filter(({ text }) => FLAT.test(text));
  const { plain, round } = sizesOn(free, 'mm');
  if (plain.length > MOST || others.length > 0) return [];
  const bends = runs.filter(({ text }) => BEND_NOTE.test(text));
  const sheet = { page, outlines: outlinesOf(ruledLinesOf(page), runs), heading, bends };
  const pair = outerPair(plain, round, sheet);
  if (pair && isPlausible(pair, scale)) {
    return isTurnedAndGoesOn(pair, sheet.outlines) ? [] : sizeOf([pair.along, pair.up], page, heading?.text);
  }
  const ordinates = ordinatePair(free, plain);
  if (ordinates) return sizeOf(ordinates, page, undefined);
  if (heading || bends.length > 0) return [];
  const inch = sizesOn(free, 'inch');
  const inches = [...inch.plain, ...inch.round];
  const sides = sizeByScale([...plain, ...round], inches, page, sheet.outlines, scale);
  if (!sides) return [];
  return sizeOf(sides, page, inches.includes(sides[0]) ? 'in' : undefined);
}

/** The thickness of a plate of this size, by a view from its side that is drawn to the scale of the sheet. */
export function plateThickness(
  page: DrawingPage,
  runs: readonly Run[],
  taken: ReadonlySet<Run>,
  size: readonly Suggestion[],
  scale?: string,
): Suggestion[] {
  const sides = size.flatMap(({ field, value }) => (field === 'diameter' ? [] : [Number(value)]));
  if (sides.length < 2) return [];
  const free = runs.filter((run) => !taken.has(run) && insideOf(run, page));
  const outlines = outlinesOf(ruledLinesOf(page), runs);
  const sheet = sheetScale(dimensionsOf(free, 'mm'), dimensionsOf(free, 'inch'), page, outlines, scale);
  const [thick] = sheet ? thicknessesFromSide(sheet, sides, outlines.lines) : [];
  if (!thick) return [];
  const { run } = thick;
  const value = Math.round(thick.value * 100) / 100;
  return [{ field: 'thickness', value, text: run.text, confidence: CONFIDENCE, place: placeOf(run, page) }];
}

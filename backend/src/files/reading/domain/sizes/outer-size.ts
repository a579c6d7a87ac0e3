import { diametersOf, type Dimension } from './diameters.js';
import { besideHeading, curvesOf, inMillimetres, outermost, pairsOf } from './dimension-pairs.js';
import { outlinesOf, type Pair } from './outline.js';
import { isTurnedPart } from './turned-part.js';
import type { DrawingPage, Suggestion } from '../drawing-page.js';
import { placeOf, type Run } from '../page-runs.js';
import { numberOf } from '../values/parse-values.js';
import { ruledLinesOf } from '../ruled-lines.js';

/** Zones of the frame, sheet numbers and the like stand outside of this part of the page. */
const EDGE = 0.035;

/** The surest that a size without a label can be. */
const CONFIDENCE = 0.8;

/** Heads of views that show the sheet before it is bent. */
const FLAT =
  /^(?:vista )?(planificad[oa]|planificacao|planificação|chapa (?:planificada|desenvolvida)|flat pattern|flat layout|unfolded|(?:blech)?abwicklung|développé|developpe|sviluppo in piano|desarrollo plano)\b/i;

/** More dimensions than this are no part's. */
const MOST = 400;

/** A part with more diameters than this is not turned. */
const MOST_ROUND = 30;

/** A length alone, with its tolerance, or in the brackets of one that follows from others. */
const PLAIN = /^\(?(\d+(?:[.,]\d{1,2})?)\)?(?: ?mm)?(?: ?± ?\d+(?:[.,]\d+)?)?$/;

const insideOf = ({ left, right, top, bottom }: Run, page: DrawingPage): boolean =>
  left > EDGE * page.width &&
  right < (1 - EDGE) * page.width &&
  top > EDGE * page.height &&
  bottom < (1 - EDGE) * page.height;

/** Runs that are one plain number; diameters, radii, angles and tolerances carry their sign and are none. */
function dimensionsOf(page: DrawingPage, runs: readonly Run[]): Dimension[] {
  return runs.flatMap((run) => {
    const match = PLAIN.exec(run.text);
    const value = match?.[1] === undefined ? null : numberOf(match[1], false);
    return value !== null && value <= 20_000 && insideOf(run, page) ? [{ run, value }] : [];
  });
}

/** The outer diameter and the total length of a turned part. */
const turnedSize = ({ along, up }: Pair, page: DrawingPage): Suggestion[] => {
  const [diameter, length] = up.round ? [up, along] : [along, up];
  const number = diameter.run.text.replace(/^[^\d]+/, '');
  const sized = { confidence: CONFIDENCE };
  return [
    {
      ...sized,
      field: 'diameter',
      value: diameter.value,
      text: `Ø ${number}`,
      place: placeOf(diameter.run, page),
    },
    {
      ...sized,
      field: 'length',
      value: length.value,
      text: length.run.text,
      place: placeOf(length.run, page),
    },
  ];
};

/** The plain lengths and the outer diameters of a page. */
function sizesOn(page: DrawingPage, runs: readonly Run[], taken: ReadonlySet<Run>) {
  const free = runs.filter((run) => !taken.has(run) && insideOf(run, page));
  const signed = diametersOf(free);
  const rounds = new Set(signed.map(({ run }) => run));
  return {
    plain: dimensionsOf(
      page,
      free.filter((run) => !rounds.has(run)),
    ),
    round: signed.length > MOST_ROUND ? [] : signed.filter(({ bore }) => !bore),
  };
}

/**
 * The part's outer size: the longest dimension along and the longest one up that are drawn to one scale beside one
 * view. The lengths of their dimension lines say which scale it is, so that a number without a line, or with another
 * one's, is none. Where several pairs are left, nothing is suggested. Where a view is headed as the flat pattern, it is that
 * one's, and no other's: the bent part is smaller than what is cut for it.
 * @param taken runs that are labels or their values
 * @param scale as it is printed ('1:5'), where it is: numbers that are far from it are no millimetres
 * @returns width (the shorter side) and length, of a turned part diameter and length, or nothing; of a flat pattern with its heading in
 * the text
 */
export function outerSize(
  page: DrawingPage,
  runs: readonly Run[],
  taken: ReadonlySet<Run>,
  scale?: string,
): Suggestion[] {
  const { plain, round } = sizesOn(page, runs, taken);
  if (plain.length > MOST) return [];
  const [heading, ...others] = runs.filter(({ text }) => FLAT.test(text));
  if (others.length > 0) return [];
  const outlines = outlinesOf(ruledLinesOf(page), runs);
  const pairs = pairsOf([...plain, ...round], outlines);
  const outer = outermost(heading ? besideHeading(pairs, heading) : pairs, page);
  const [first] = outer;
  const open = outer.some(
    ({ along, up }) => along.value !== first?.along.value || up.value !== first.up.value,
  );
  const largest = plain.reduce((most, { value }) => Math.max(most, value), 0);
  if (first && scale !== undefined && !inMillimetres(first.along, scale)) return [];
  if (!first || open || Math.max(first.along.value, first.up.value) < largest) return [];
  if (first.along.round || first.up.round) {
    return isTurnedPart(first, outlines, curvesOf(page)) ? turnedSize(first, page) : [];
  }
  const [short, long] = [first.along, first.up].sort((one, other) => one.value - other.value);
  const suggestion = (field: 'width' | 'length', { run, value }: Dimension): Suggestion => ({
    field,
    value,
    text: heading ? `${run.text} (${heading.text})` : run.text,
    confidence: CONFIDENCE,
    place: placeOf(run, page),
  });
  return short && long ? [suggestion('width', short), suggestion('length', long)] : [];
}

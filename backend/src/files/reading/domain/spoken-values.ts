import { type Run, placeOf } from './page-runs.js';
import type { DrawingPage, SuggestedField, Suggestion } from './drawing-page.js';
import type { Cells } from './cells.js';
import { dateOf } from './dates.js';
import { valueOf } from './parse-values.js';
import { mentionsMaterial, namesMaterial } from './materials.js';
import { numberOf } from './printed-number.js';
import { sheetThickness } from './sheet-thickness.js';
import type { Labelled } from './tables.js';

/** Heads of views with a scale of their own. */
const VIEW =
  /^(detail|section|view|schnitt|ansicht|einzelheit|detalhe|corte|vista|secao|seção|detalle|coupe|vue|sezione|dettaglio)/i;

/** Whether one run stands above, below or upon another one. */
const overlaps = (one: Run, other: Run): boolean =>
  Math.min(one.right, other.right) > Math.max(one.left, other.left);

/** Names of views among the runs of a page: asked for many of its runs, and looked for once. */
const known = new WeakMap<readonly Run[], readonly Run[]>();

function viewsOf(runs: readonly Run[]): readonly Run[] {
  const views = known.get(runs) ?? runs.filter(({ text }) => VIEW.test(text));
  known.set(runs, views);
  return views;
}

/** Whether a view's name stands above, or in the same line. */
export function isOfView(run: Run, runs: readonly Run[]): boolean {
  if (VIEW.test(run.text)) return true;
  return viewsOf(runs).some(
    (other) => overlaps(run, other) && run.top - other.bottom < run.size && run.top > other.top,
  );
}

/** Texts without a label's cell: in notes, in lines of text beside the views. */

/** `t=2`, `e = 3 mm`, `ESP. 1,5`, `Thickness - 0.032"`, `3 mm thick`, `1/4" THICK`. */
const THICKNESS =
  /^\(?(?:(?:t|e|s|esp|thk|th|ep|sp)\s?=\s?|(?:(?:sheet|plate|material) )?(?:esp|espessura|thickness|thk|dicke|blechdicke|espesor|grosor|épaisseur|epaisseur|ép|ep|spessore|sp|spess)\.?\s(?:- ?)?)([\d.,]+)\s?(?:mm)?\)?$/iu;
const THICK =
  /(?<![\d.,x×±-])(?:[\d.,]+\s?mm|[\d.,/ ]*\d\s?["”])\)?\s(?:thick|thk|thickness|dick|stark|de espessura|de espesor|d['’]épaisseur|di spessore)\b/iu;
const INCHES_THICK = /^(?:thickness|thk|espessura|esp)\.?\s(?:- ?)?[\d.,/ ]+\s?["”]$/iu;

/** A line about a sheet and its thickness: `Chapa 3/16"`, `CHAPA #14`, `PLATE 1/4"`. */
const SHEET_NOTE = /^(?:chapa|ch\.?|plate|blech|t[oô]le|lamiera) (?:de )?(?:#|n[º°]|\d)/iu;

/** The thickness that a note gives, mm; null for any other text. */
function thicknessIn(text: string): number | null {
  const bare = THICKNESS.exec(text)?.[1];
  if (bare !== undefined) return numberOf(bare, false);
  const [thick] = THICK.exec(text) ?? [];
  // Alone at a leader a measure in inches may be of anything: `0.032" thick`.
  const named = thick !== undefined && (/mm/i.test(thick) || /\p{L}{3}/u.test(text.replace(thick, '')));
  if (named) return sheetThickness(thick)?.mm ?? null;
  return INCHES_THICK.test(text) || SHEET_NOTE.test(text) ? (sheetThickness(text)?.mm ?? null) : null;
}

/** Materials with a section: `50x25 flat bar`, `Tubo Ø40`. */
const SECTION = /\d\s?[x×]\s?\d|[Ø⌀]|\b(dia|diam|tube|tubo|rod|bar|barra|profil\w*|perfil)\b/i;

const SCALE =
  /(?:^|[\s-])(?:scale|escala|massstab|maßstab|echelle|échelle|scala)\s?:?\s?(\d+(?:[.,]\d+)?\s?[:/]\s?\d+(?:[.,]\d+)?)$/i;
const RATIO = /^(?:M\s?)?(1\s?:\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?:\s?1)$/;

/** The standard's class says what it is about. */
const GENERAL_TOLERANCE =
  /(?:^|[\s:])((?:(?:NBR|DIN|EN) )*ISO ?2768(?:[ -]?1)?[ -]*[fmcv][HKL]?|DIN ?7168[ -]*[fmg])(?=$|[\s.,;])/;

const NAMED_DATE = /^(.*\p{L}{2}.*\S) - (\S+)$/u;

/** `Door / V01`; `1 / 2` and `Sheet 1 / V2` are none. */
const NAMED_REVISION = /^(\p{L}.*\p{L}{2}.*\S) [/|] (v\d{1,2}|rev\.? ?(?:[a-z]|\d{1,2}))$/iu;

/** `Bracket : MECH-010-MD`: a name of words, and a number of several groups with letters and figures. */
const NAMED_NUMBER = /^(\p{L}[\p{L} ]*\p{L}{2}) : ((?=\S*\d)(?=\S*\p{L}{2})[\p{L}\d]+(?:[-.][\p{L}\d]+)+)$/u;

/** A sentence among the notes: `1. ITEM MATERIAL SHALL BE ALUMINUM ALLOY 5052`. */
const SPOKEN_MATERIAL =
  /^(?:\d{1,2}[.)] ?)?(?:(?:item|part) )?(?:material (?:shall be|must be|is to be|to be|deve ser|debe ser)|(?:part )?(?:shall|to) be made (?:of|from)|(?:fabricar|fabricad[ao]) (?:em|en|de)) (?:made (?:of|from) )?(.+?)\.?$/i;

const SURE_ENOUGH = {
  thickness: 0.85,
  sheet: 0.8,
  scale: 0.8,
  ratio: 0.7,
  title: 0.7,
  block: 0.75,
  material: 0.7,
};

type Found = (field: SuggestedField, run: Run, text: string, confidence: number) => Suggestion[];

const foundOn =
  (page: DrawingPage): Found =>
  (field, run, text, confidence) => {
    const value = valueOf(field, text);
    return value === null ? [] : [{ field, value, text, confidence, place: placeOf(run, page) }];
  };

function scales(runs: readonly Run[], found: Found): Suggestion[] {
  const free = runs.filter((run) => !run.vertical && !isOfView(run, runs));
  const named = free.flatMap((run) =>
    found('scale', run, SCALE.exec(run.text)?.[1] ?? '', SURE_ENOUGH.scale),
  );
  return named.length > 0
    ? named
    : free.flatMap((run) => found('scale', run, RATIO.exec(run.text)?.[1] ?? '', SURE_ENOUGH.ratio));
}

/** The line above `Material: …`, where both stand free and begin a block of lines. */
function titlesAbove(
  labels: readonly Labelled[],
  runs: readonly Run[],
  cells: Cells,
  found: Found,
): Suggestion[] {
  return labels
    .filter(({ run, label }) => label.field === 'material' && label.inline !== '' && !cells.findCell(run))
    .flatMap(({ run }) => {
      const above = runs.filter(
        (other) => other.top < run.top && overlaps(run, other) && run.top - other.bottom < 2.5 * run.size,
      );
      const [title, ...others] = above.sort((one, other) => other.top - one.top);
      const aligned =
        title && Math.abs(title.left - run.left) < 0.5 * run.size && title.size < 1.1 * run.size;
      const own = aligned && others.length === 0 && !labels.some((each) => each.run === title);
      return own && !/[,.;]|\d\s?mm/.test(title.text)
        ? found('title', title, title.text, SURE_ENOUGH.title)
        : [];
    });
}

/** `Motor shaft - 11.8.2020` */
function namesWithDates(runs: readonly Run[], found: Found): Suggestion[] {
  return runs.flatMap((run) => {
    const [, name = '', date = ''] = NAMED_DATE.exec(run.text) ?? [];
    if (run.vertical || dateOf(date) === null) return [];
    return [...found('title', run, name, SURE_ENOUGH.title), ...found('date', run, date, SURE_ENOUGH.block)];
  });
}

/** A name with its revision or its number in one line; of several such lines none is the drawing's. */
function namesWithMore(
  labels: readonly Labelled[],
  runs: readonly Run[],
  pattern: RegExp,
  [field, found]: readonly ['revision' | 'reference', Found],
): Suggestion[] {
  const written = runs.flatMap((run) => {
    const [, name, more] = pattern.exec(run.text) ?? [];
    return name && more && !labels.some((each) => each.run === run) ? [{ run, name, more }] : [];
  });
  const [only, ...others] = written;
  if (!only || others.length > 0 || isOfView(only.run, runs)) return [];
  const values = [
    ...found('title', only.run, only.name, SURE_ENOUGH.title),
    ...found(field, only.run, only.more, SURE_ENOUGH.title),
  ];
  return values.length === 2 ? values : [];
}

/**
 * Reads the page's texts without a label's cell, for fields that no label fills.
 * @param cells ruled cells; what stands in one belongs to its label
 */
export function spokenValues(
  page: DrawingPage,
  runs: readonly Run[],
  labels: readonly Labelled[],
  cells: Cells,
): Suggestion[] {
  const found = foundOn(page);
  const level = runs.filter(({ vertical }) => !vertical);
  return [
    ...level.flatMap((run): Suggestion[] => {
      const { text } = run;
      const value = thicknessIn(text);
      const confidence = SURE_ENOUGH.thickness;
      return value === null
        ? []
        : [{ field: 'thickness', value, text, confidence, place: placeOf(run, page) }];
    }),
    ...scales(level, found),
    ...titlesAbove(labels, level, cells, found),
    ...level.flatMap((run) =>
      found('tolerance', run, GENERAL_TOLERANCE.exec(run.text)?.[1] ?? '', SURE_ENOUGH.thickness),
    ),
    ...namesWithDates(level, found),
    ...namesWithMore(labels, level, NAMED_REVISION, ['revision', found]),
    ...namesWithMore(labels, level, NAMED_NUMBER, ['reference', found]),
    ...level.flatMap((run) => {
      const text = SPOKEN_MATERIAL.exec(run.text)?.[1] ?? '';
      return mentionsMaterial(text.split(',', 1)[0] ?? '')
        ? found('material', run, text, SURE_ENOUGH.material)
        : [];
    }),
    ...level
      .filter((run) => !cells.findCell(run) && namesMaterial(run.text))
      .flatMap((run) => found('material', run, run.text, SURE_ENOUGH.material)),
  ];
}

/** The thickness that a material's text gives, unless it is a section's. */
export function sheetOf({ value, place }: Suggestion): Suggestion[] {
  const text = String(value);
  const thickness = SECTION.test(text) ? null : (sheetThickness(text)?.mm ?? null);
  return thickness === null
    ? []
    : [{ field: 'thickness', value: thickness, text, confidence: SURE_ENOUGH.sheet, place }];
}

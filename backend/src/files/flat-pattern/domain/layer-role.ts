/**
 * The purpose of a line of a flat part, by the names of its layer and its line type. `cut`: the machine cuts along it; `bend`: it
 * is bent along it; `engraving`: it is marked on the sheet; `centre`: an axis, which some programs draw bend lines with;
 * `mark`: dimensions, hidden edges and the like.
 */
export type Role = 'cut' | 'bend' | 'engraving' | 'centre' | 'mark';

/** Which way a bend goes, seen from the drawn side; null where its layer says neither. */
export type BendDirection = 'up' | 'down' | null;

/** Beside a bend line: how far the bend reaches, and where it begins to be round. */
const BEND_LIMITS = /extent|tangent/;

/**
 * Bend lines: Portuguese, English, German, Spanish, French, Italian. Solid Edge's layers `UP_CENTERLINES` and `DOWN_CENTERLINES` hold
 * nothing else.
 */
const BEND =
  /bend|dobra|vinco|biege|biegung|\b(ab)?kant(en|ung|lin)|plieg|plegad|\bpliage|\bpliures?\b|\bplis?\b|\bpieg(a|he|atura)\b|\bfold|\b(up|down) center ?lines?\b/;

/** Names of lines that are marked, not cut through. */
const ENGRAVING =
  /\bgrava|\bgravur|\bengrav|\betch|\bscrib|\bmarca(r|s|cao|coes)?\b|\bmark(s|ing|ings)?\b|\btexto?s?\b|\brisc(o|os|ar)\b|\btracage|\bpuncion/;

const CENTRE = /cent(er|re|ro)|dashdot|traco ponto|\baxis\b|\baxes?\b|eixo/;

/**
 * Other lines that no shop cuts along. Inventor's layers of formed features, rolled zones and other views of the part hold
 * nothing that goes through the sheet.
 */
const MARK =
  /hidden|dashed|phantom|dot|tracejad|cota|\bcotes?\b|dimension|constru|tangent|unconsumed|feature profiles|\biv roll|\baltrep|\bnotes?\b|\bnotas?\b/;

const UP = /\b(up|haut|cima|acima|positiv[oa]|pos)\b/;
const DOWN = /\b(down|bas|baixo|abaixo|negativ[oa]|neg)\b/;

/** @param lineType of the entity, or of its layer; '' where neither names one */
export function roleOf(layer: string, lineType: string): Role {
  const [named, drawn] = [words(layer), words(lineType)];
  const both = `${named} ${drawn}`;
  if (BEND.test(both)) return BEND_LIMITS.test(named) ? 'mark' : 'bend';
  if (ENGRAVING.test(named)) return 'engraving';
  if (CENTRE.test(both)) return 'centre';
  return MARK.test(both) ? 'mark' : 'cut';
}

export function directionOf(layer: string): BendDirection {
  const named = words(layer);
  if (UP.test(named)) return 'up';
  return DOWN.test(named) ? 'down' : null;
}

/** The name in small letters without accents, its words apart: `Gravação_2` → `gravacao 2`. */
const words = (name: string) =>
  name
    .slice(0, LONGEST)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Letters of a name that are looked at: a hostile one may be as long as the file. */
const LONGEST = 255;

import { plainLabel } from './labels.js';

/**
 * How labels begin in languages in which the day is written first, as `plainLabel` writes them; not in English, where either may be.
 */
const DAY_FIRST = new Set(
  (
    'escala desenho desenhado desen folha titulo denominacao aprovado aprov verificado projetado espessura quantidade revisao acabamento ' +
    'fecha dibujado dibujo hoja plano pieza denominacion aprobado revisado peso ' +
    'massstab benennung bezeichnung gezeichnet bearbeitet bearb gepruft gepr blatt gewicht werkstoff zeichnungsnummer ' +
    'echelle dessine feuille matiere verifie approuve scala disegnato foglio materiale controllato '
  ).split(' '),
);

/** So many different labels say which language a page is in. */
const LABELS_OF_LANGUAGE = 2;

/** @param labels texts of the page's labels */
export const writesDayFirst = (labels: readonly string[]): boolean =>
  new Set(labels.map((label) => plainLabel(label).split(' ')[0] ?? '').filter((word) => DAY_FIRST.has(word)))
    .size >= LABELS_OF_LANGUAGE;

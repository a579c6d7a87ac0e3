/** Texts of title blocks that may stand where a name, a number or a material is looked for, and are none of them. */

/** `SHEET 1 OF 2`, `Blatt 1` */
const SHEET =
  /^(?:sheet|sht|page|folha|fl|blatt|hoja|foglio|feuille|folio|blad|ark|arkusz|list|lehti|лист|аркуш|sayfa)\.?\s*\d/iu;

/** Standards of tolerances, sheets and edges: no part's. */
const STANDARD =
  /^(?:(?:abnt|nbr|din|en|iso|asme|ansi|gost)[ -]?)+(?:2768|8015|1302|128|129|13715|5457|5456|7200|22081|y14)/i;

/** What is written for all drawings of a company: how to read them, and who may. */
const NOTE =
  /\bunless (?:otherwise|noted|stated|specified)\b|\bdimensions? (?:are )?in\b|\bdo not scale\b|\bdebur|\bsharp edges\b|\ball rights\b|\bcopyright\b|\bconfidential\b|\bproprietary\b|\bproperty of\b|\bsalvo (?:indica|diversa)|\b(?:medidas|dimens[õo]es|cotas|quote|masse|maße|maten|wymiary) (?:\p{L}+ )?(?:em|in|en|w) |\bsauf indication|\bwenn nicht anders|\bschutzvermerk|\beducational (?:product|version)|\binstructional use|©|\bwww\.|https?:|\S@\S/iu;

/** Whether a text is of the sheet, or a standard's name. */
export const isOfSheet = (text: string): boolean => SHEET.test(text) || STANDARD.test(text);

/** Whether a text is a note that no name and no material is written like. */
export const isNote = (text: string): boolean => NOTE.test(text);

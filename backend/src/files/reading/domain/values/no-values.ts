/** Texts of title blocks that may stand where a name, a number or a material is looked for, and are none of them. */

/** `SHEET 1 OF 2`, `Blatt 1`; `Sheet 6mm` is a material. */
const SHEET =
  /^(?:sheet|sht|page|folha|fl|blatt|hoja|l[áa]mina|plancha|foglio|feuille|folio)\.?\s*(?:n[.ºo°]{1,2}\s*)?\d+(?![\d.,]*\s?(?:mm|ga)\b)/iu;

/** Notes that a company writes on all drawings: how to read them, and who may. */
const NOTE =
  /\bunless (?:otherwise|noted|stated|specified)\b|\bdimensions? (?:are )?in\b|\bdo not scale\b|\bdebur|\bsharp edges\b|\ball rights\b|\bcopyright\b|\bconfidential\b|\bproprietary\b|\bproperty of\b|\bsalvo (?:indica|diversa)|\b(?:medidas|dimens[õo]es|cotas) (?:\p{L}+ )?em |\baltere a escala|\brebarbar\b|\barestas vivas|\bcasser les|©|\bwww\.|https?:|\S@\S/iu;

/** Whether a text numbers the sheet. */
export const isOfSheet = (text: string): boolean => SHEET.test(text);

/** Whether a text is a note that no name and no material is written like. */
export const isNote = (text: string): boolean => NOTE.test(text);

/** Who made it, what it was made with, and what may be done with it: written as large as names, and none. */
const MAKER =
  /\b(gmbh|ltda?|inc|llc|corp|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|b\.?v|oy|aps|a\/s|co|kg|ag|company|universi\w+|hochschule|institut\w*|instituto|school|schule|college|politecnico|polytechn\w*|ingegneria|ingenier[ií]a|maschinenbau|dipartimento|departa?ment\w*|[ée]cole|lyc[ée]e|escuela|escola|senai|faculty|faculdade|laborator\w*|labs?|team|robotics|engineering|engenharia|industr\w+|systems?|technolog\w+|metal[uú]rgica|metalworks|open ?source|copyright|licen[sc]e\w*|confidential|property|solidworks|autodesk|inventor|freecad|onshape|student|educational|instructional|prototype|preliminary|released|drawing|zeichnung|desenho|disegno|dessin|dibujo|plano|format|iso|din|asme|ing)\b|www\.|http|@|\.com|©|®|™/i;

/** Whether a text names who drew it, or with what: a company, a school, a program. */
export const isOfMaker = (text: string): boolean => MAKER.test(text);

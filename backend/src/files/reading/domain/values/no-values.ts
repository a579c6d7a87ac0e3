/** Texts of title blocks that may stand where a name, a number or a material is looked for, and are none of them. */

/** `SHEET 1 OF 2`, `Blatt 1`; `Sheet 6mm` is a material. */
const SHEET =
  /^(?:sheet|sht|page|folha|fl|blatt|hoja|l[áa]mina|plancha|foglio|feuille|folio|blad|ark|arkusz|list|lehti|лист|аркуш|sayfa)\.?\s*(?:n[.ºo°]{1,2}\s*)?\d+(?![\d.,]*\s?(?:mm|ga)\b)/iu;

/** Standards of tolerances, sheets and edges: no part's. */
const STANDARD =
  /^(?:(?:abnt|nbr|din|en|iso|asme|ansi|gost)[ -]?)+(?:2768|8015|1302|128|129|13715|5457|5456|7200|22081|y14)/i;

/** Notes that a company writes on all drawings: how to read them, and who may. */
const NOTE =
  /\bunless (?:otherwise|noted|stated|specified)\b|\bdimensions? (?:are )?in\b|\bdo not scale\b|\bdebur|\bsharp edges\b|\ball rights\b|\bcopyright\b|\bconfidential\b|\bproprietary\b|\bproperty of\b|\bsalvo (?:indica|diversa)|\b(?:medidas|dimens[õo]es|cotas|quote|masse|maße|maten|wymiary) (?:\p{L}+ )?(?:em|in|en|w) |\bsauf indication|\bwenn nicht anders|\bschutzvermerk|\bno cambie la escala|\bnon scalare|\bne pas changer|\bnicht skalieren|\bnie skalowa|\baltere a escala|\brebarbar\b|\bentgraten\b|\bsbavatura\b|\bcasser les|\bst[ęe]pi[ćc] |\bodjehl|\bkeskin kenar|\bbordi netti\b|\bbreken\b|\baristas vivas|\barestas vivas|\beducational (?:product|version)|\binstructional use|©|\bwww\.|https?:|\S@\S/iu;

/** Whether a text is of the sheet, or a standard's name. */
export const isOfSheet = (text: string): boolean => SHEET.test(text) || STANDARD.test(text);

/** Whether a text is a note that no name and no material is written like. */
export const isNote = (text: string): boolean => NOTE.test(text);

/** Who made it, what it was made with, and what may be done with it: written as large as names, and none. */
const MAKER =
  /\b(gmbh|ltda?|inc|llc|corp|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|b\.?v|oy|aps|a\/s|co|kg|ag|company|universi\w+|hochschule|institut\w*|instituto|school|schule|college|politecnico|politechni\w*|polytechn\w*|ingegneria|ingenier[ií]a|maschinenbau|dipartimento|departa?ment\w*|[ée]cole|lyc[ée]e|escuela|escola|senai|faculty|faculdade|laborator\w*|labs?|team|robotics|engineering|engenharia|industr\w+|systems?|technolog\w+|metal[uú]rgica|metalworks|open ?source|copyright|licen[sc]e\w*|confidential|property|solidworks|autodesk|inventor|freecad|onshape|student|educational|instructional|prototype|preliminary|released|drawing|zeichnung|desenho|disegno|dessin|dibujo|plano|rysunek|format|iso|din|asme|ing)\b|www\.|http|@|\.com|©|®|™|大学|学院|公司|研究[所院]|实验室/i;

/** Whether a text names who drew it, or with what: a company, a school, a program. */
export const isOfMaker = (text: string): boolean => MAKER.test(text);

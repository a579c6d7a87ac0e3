import type { SuggestedField } from './drawing-page.js';

/** The names of cells, written one after the other. */
const names = (...lines: string[]): string[] => lines.flatMap((line) => line.split(', '));

/** What the cells of title blocks are called, in Portuguese, English and, on bilingual blocks, German. */
const NAMES: Readonly<Record<SuggestedField, readonly string[]>> = {
  title: names(
    'nome, nome da peca, denominacao, titulo, descricao, designacao, peca, produto, name, part name',
    'title, drawing title, description, benennung, bezeichnung, titel',
  ),
  reference: names(
    'no do desenho, numero do desenho, n do desenho, desenho no, desenho n, desenho, codigo',
    'codigo da peca, codigo do desenho, referencia, part number, no da peca, drawing no, drawing nr',
    'drawing number, dwg no, dwg, dwg number, part no, part nr, item code, document no, doc no',
    'zeichnungsnummer, zeichnungs nr, sachnummer',
  ),
  revision: names('revisao, rev, rev no, rev nr, revision, issue'),
  material: names('material, mat, materia prima, materia-prima, werkstoff'),
  thickness: names('espessura, esp, thickness, thk, dicke, chapa esp'),
  weight: names('peso, peso liquido, massa, weight, net weight, mass, gewicht, masse'),
  quantity: names('quantidade, quant, qtd, qtde, qty, quantity, stuckzahl, menge'),
  scale: names('escala, esc, scale, massstab'),
  finish: names('acabamento, tratamento, tratamento superficial, finish, surface finish, oberflache'),
  date: names('data, date, datum'),
  width: names('largura, width, breite'),
  length: names('comprimento, length, lange, comp'),
};

/** Cells of title blocks that say nothing of the part, and end what stands before them. */
const OTHERS = names(
  'folha, fl, sheet, blatt, pagina, page, formato, format, size, cliente, customer, desenhado',
  'desenhado por, des, desenhista, projetado, verificado, verif, conferido, aprovado, aprov, drawn',
  'drawn by, checked, checked by, approved, approved by, author, autor, designer, designed by',
  'tolerancia, tolerancias, tolerancias gerais, tolerance, tolerances, general tolerances, projecao',
  'projection, diedro, projeto, project, empresa, company, part of assembly, assembly, conjunto',
  'montagem, observacoes, notas, notes, unidade, unit, units, dimensions in, cotas em, cotas em mm',
  'status, departamento, dept, tipo de documento, document type, language, idioma, owner, responsavel',
  'remarks, item, pos, original, file, arquivo, used on, next assembly, creator, gezeichnet',
);

const known = new Map<string, SuggestedField | null>([
  ...OTHERS.map((name) => [name, null] as const),
  ...Object.entries(NAMES).flatMap(([field, names]) =>
    names.map((name) => [name, field as SuggestedField] as const),
  ),
]);

/** Lower case without accents, points and signs: `Nº do Desenho:` is `no do desenho`. */
const plain = (text: string): string =>
  text
    .replace(/[ºª°]/g, 'o')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[.:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A cell's label: which field it names (null: one of no interest), and what stands behind it already. */
export interface Label {
  field: SuggestedField | null;
  /** The value in the same run, after a colon. */
  inline: string;
  /** Of a weight: the unit that the label gives. */
  unit: string;
  /** Ends in a colon: the value is to its right rather than below. */
  colon: boolean;
}

const named = (text: string): SuggestedField | null | undefined => {
  for (const part of text.split(/[/|]/)) {
    const field = known.get(plain(part));
    if (field !== undefined) return field;
  }
  return known.get(plain(text));
};

/** @returns the label that the run is or begins with, or null */
export function labelOf(text: string): Label | null {
  const unit = /[[(]\s*(kg|g|gr|mm)\s*[\])]/i.exec(text);
  const bare = unit ? text.replace(unit[0], ' ') : text;
  const cut = bare.indexOf(':');
  const name = cut < 0 ? bare : bare.slice(0, cut);
  const field = named(name);
  if (field === undefined) return null;
  const inline = cut < 0 ? '' : bare.slice(cut + 1).trim();
  return { field, inline, unit: unit?.[1]?.toLowerCase() ?? '', colon: cut >= 0 };
}

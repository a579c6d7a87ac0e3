import { NEAR, type Cell, type Cells } from '../cells.js';
import { plainLabel } from '../labels.js';
import { sharedHeight, type Run } from '../page-runs.js';
import type { Labelled } from './tables.js';

/**
 * Tables of holes and of tolerances: what stands in them is of a hole or of a range of lengths, never of the part.
 * They are known by the heads of their columns (Portuguese, English, German, Spanish, French, Italian).
 */

const names = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(', ')));

/** Where a hole is. */
const POSITIONS = names(
  'x, y, x loc, y loc, z loc, xloc, yloc, loc x, loc y, x pos, y pos, pos x, pos y, x position, y position, posicao x, posicao y',
  'coord x, coord y, x coord, y coord, coordenada x, coordenada y, eixo x, eixo y, x axis, y axis, posicion x, posicion y',
  'x achse, y achse, x wert, y wert, x mm, y mm, koordinate x, koordinate y, x koordinate, y koordinate, quota x, quota y',
);

/** Names of a hole. */
const HOLES = names(
  'hole, holes, hole no, hole tag, hole id, hole size, furo, furos, no furo, no do furo, furo no, bohrung, bohrungen, bohrung nr, bohrungsnr',
  'loch, loch nr, lochnr, agujero, agujeros, taladro, taladros, trou, trous, percage, foro, fori',
);

/** Other columns of a table of holes. */
const HOLE_SIZES = names(
  'tag, identificacao, rotulo, etiqueta, simbolo, symbol, size, tamanho, tam, diam, diametro, diameter, dia, durchmesser, diametre, ø, dim, dimensao, dimensoes, medida, medidas, tamano',
  'profundidade, prof, depth, tiefe, profundidad, profondeur, profondita, rosca, thread, gewinde, filetage, filettatura, type, tipo, typ, art',
  'qty, qtd, qtde, quant, quantidade, quantity, anzahl, menge, stk, cant, cantidad, qte, description, descricao, descripcion, beschreibung',
  'bezeichnung, designation, descrizione, tolerance, tolerancia, toleranz, no, nr, ref, item, pos, broca, drill, angle, angulo, winkel',
);

/** From where to where a tolerance is for. */
const RANGES = names(
  'acima de, acima, mais de, maior que, ate, ate e inclusive, desde, over, above, more than, up to, up to and incl, from, to',
  'uber, bis, von, ab, mas de, hasta, plus de, jusqu a, au dela de, oltre, fino a, sopra, de',
  'faixa, faixa de medidas, faixa de dimensoes, medida nominal, dimensao nominal, cota nominal, medidas nominais, range, nominal size',
  'nominal dimension, nominal, basic size, nennmass, nennmassbereich, bereich, dimensao, dimensoes, dimension, dimensions, rango, dimension nominal, gamme, campo',
);

const TOLERANCES = names(
  'tolerancia, tolerancias, tol, afastamento, afastamentos, desvio, tolerance, tolerances, deviation, permissible deviation, limits',
  'toleranz, toleranzen, abmass, abmasse, grenzabmass, grenzabmasse, abweichung, desviacion, ecart, ecarts, tolleranza, scostamento, ±',
  'f, m, c, v, fina, media, grossa, muito grossa, fino, medio, grosseiro, fine, medium, coarse, very coarse, fein, mittel, grob, sehr grob',
  'grosera, basta, moyenne, grossiere, linear, lineares, angular, angulares, raios, radii, radien',
);

/** Heads that a row needs to be one of a table. */
const HEADS = 3;

/** The lines of a table without ruled lines stand nearer than this below each other, in heights of their letters. */
const LINE_GAP = 1.8;

const headName = (text: string): string =>
  plainLabel(text.replace(/[[(].*[\])]/g, ' ').replace(/[-_,;/=]/g, ' '))
    .replace(/ mm$/, '')
    .trim();

const count = (row: readonly string[], known: ReadonlySet<string>): number =>
  row.filter((name) => known.has(name)).length;

/** Whether the texts of one row are the head of a table of holes or of tolerances. */
function isHead(texts: readonly string[]): boolean {
  const row = texts.map(headName);
  const [places, holes, sizes] = [count(row, POSITIONS), count(row, HOLES), count(row, HOLE_SIZES)];
  if ((places > 1 || holes > 0) && places + holes + sizes >= HEADS) return true;
  const [ranges, tolerances] = [count(row, RANGES), count(row, TOLERANCES)];
  return ranges > 0 && tolerances > 0 && ranges + tolerances >= HEADS;
}

const HEADS_NAMES: ReadonlySet<string> = new Set(
  [POSITIONS, HOLES, HOLE_SIZES, RANGES, TOLERANCES].flatMap((known) => [...known]),
);

/** Longer texts, and figures alone, head no column: most texts of a page are one of these. */
const LONGEST_HEAD = 40;
const FIGURES = /^[\d.,: ]*$/;

const isKnown = (text: string): boolean =>
  text.length <= LONGEST_HEAD && !FIGURES.test(text) && HEADS_NAMES.has(headName(text));

/** The table's runs in a column of ruled cells or of lines, going away from its head; ends where a label is. */
interface Piece {
  top: number;
  bottom: number;
  runs: readonly Run[];
}

/** The pieces that follow the head without a gap wider than the given one, up to the first that holds a label. */
function following(
  head: Piece,
  pieces: readonly Piece[],
  gap: number,
  ends: (piece: Piece) => boolean,
): Piece[] {
  const found: Piece[] = [];
  let { bottom } = head;
  for (const piece of [...pieces].sort((one, other) => one.top - other.top)) {
    if (piece.top < head.bottom - gap) continue;
    if (piece.top > bottom + gap || ends(piece)) break;
    bottom = Math.max(bottom, piece.bottom);
    found.push(piece);
  }
  return found;
}

const mirrored = (piece: Piece): Piece => ({ top: -piece.bottom, bottom: -piece.top, runs: piece.runs });

/** The rows below the head; where there are none, those above it: such a table grows upwards. */
function bodyOf(head: Piece, pieces: readonly Piece[], gap: number, ends: (piece: Piece) => boolean): Run[] {
  const below = following(head, pieces, gap, ends);
  const body = below.length > 0 ? below : following(mirrored(head), pieces.map(mirrored), gap, ends);
  return body.flatMap(({ runs }) => [...runs]);
}

const textOf = ({ runs }: Cell): string => runs.map(({ text }) => text).join(' ');

type Sides = Pick<Run, 'left' | 'right' | 'top' | 'bottom'>;

/** The rectangle around the heads of a table, wider by the given lengths. */
function around(heads: readonly Sides[], before: number, behind: number): Sides {
  const sides = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { left, right, top, bottom } of heads) {
    sides.left = Math.min(sides.left, left - before);
    sides.right = Math.max(sides.right, right + behind);
    sides.top = Math.min(sides.top, top);
    sides.bottom = Math.max(sides.bottom, bottom);
  }
  return sides;
}

const within = ({ left, right }: Sides, sides: Sides): boolean => left > sides.left && right < sides.right;

function ruledTables(cells: Cells, ends: (piece: Piece) => boolean): Run[] {
  const seen = new Set<Cell>();
  return cells.all.flatMap((cell) => {
    if (seen.has(cell)) return [];
    const row = cells.rowOf(cell);
    for (const each of row) seen.add(each);
    const heads = row.filter((each) => isKnown(textOf(each)));
    if (!isHead(heads.map(textOf))) return [];
    const sides = around(heads, NEAR, NEAR);
    const [inside, others] = [
      row.filter((each) => within(each, sides)),
      cells.all.filter((each) => !row.includes(each) && within(each, sides)),
    ];
    return [...inside.flatMap(({ runs }) => runs), ...bodyOf({ ...sides, runs: [] }, others, NEAR, ends)];
  });
}

/** Tables whose texts stand in columns without ruled lines. */
function freeTables(runs: readonly Run[], cells: Cells, ends: (piece: Piece) => boolean): Run[] {
  const free = runs.filter((run) => !run.upright && !cells.of(run));
  const known = free.filter(({ text }) => isKnown(text));
  const seen = new Set<Run>();
  return known.flatMap((run) => {
    if (seen.has(run)) return [];
    const heads = known.filter((other) => sharedHeight(run, other) > 0.5 * Math.min(run.size, other.size));
    for (const each of heads) seen.add(each);
    if (!isHead(heads.map(({ text }) => text))) return [];
    const sides = around(heads, 2 * run.size, 4 * run.size);
    const others = free
      .filter((other) => !heads.includes(other) && within(other, sides))
      .map((other) => ({ top: other.top, bottom: other.bottom, runs: [other] }));
    return [...heads, ...bodyOf({ ...sides, runs: [] }, others, LINE_GAP * run.size, ends)];
  });
}

/**
 * The texts of a page's tables of holes and of tolerances, with their heads.
 * @param labels which end a table: what stands from them on is the title block's
 */
export function dataTableRuns(
  runs: readonly Run[],
  labels: readonly Labelled[],
  cells: Cells,
): ReadonlySet<Run> {
  const named = new Set(labels.filter(({ label }) => label.field !== null).map(({ run }) => run));
  const ends = (piece: Piece) => piece.runs.some((run) => named.has(run));
  return new Set([...ruledTables(cells, ends), ...freeTables(runs, cells, ends)]);
}

import { plainLabel } from './labels.js';
import { NEAR, type Cell, Cells, ruledLinesOf, type RuledLine } from './cells.js';
import { type Run, runsOf } from './page-runs.js';
import { placeAround, type DrawingPage, type Place } from './drawing-page.js';
import { labelsOf } from './find-values.js';
import { isPageLegible } from './drawing-text.js';
import { tablesOf, type Labelled } from './tables.js';

/** The kinds of page that show no part. */
const headedKinds = ['cover', 'change-log', 'parts-list'] as const;
type HeadedKind = (typeof headedKinds)[number];
export const pageKinds = [...headedKinds, 'text'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Headings as `plainLabel` writes them. A bare `capa`, `cover` or `índice` may be a part's name or a revision's label. */
const HEADINGS: Readonly<Record<HeadedKind, readonly string[]>> = {
  cover: [
    'folha de rosto, pagina de rosto, folha de capa, folha de abertura, indice de desenhos, lista de desenhos',
    'relacao de desenhos, sumario, cover sheet, cover page, title page, table of contents, drawing list, drawing index',
    'list of drawings, deckblatt, titelblatt, inhaltsverzeichnis, zeichnungsliste, portada, lista de planos, page de garde',
    'liste des plans, frontespizio, elenco disegni',
  ],
  'change-log': [
    'lista de alteracoes, historico de alteracoes, controle de alteracoes, registro de alteracoes, quadro de alteracoes',
    'lista de revisoes, historico de revisoes, controle de revisoes, registro de revisoes, quadro de revisoes',
    'tabela de revisoes, folha de alteracoes, change log, changelog, change history, list of changes, record of changes',
    'revision history, revision log, record of revisions, list of revisions, revisions, anderungsliste',
    'anderungsverzeichnis, anderungshistorie, anderungsubersicht, historial de cambios, historial de revisiones',
    'control de cambios, historique des modifications, historique des revisions, storico revisioni',
  ],
  'parts-list': [
    'lista de pecas, lista de materiais, lista de componentes, relacao de pecas, relacao de materiais, parts list',
    'part list, bill of materials, bill of material, bom, list of parts, stuckliste, materialliste, lista de piezas',
    'lista de materiales, liste des pieces, distinta base, distinta materiali, elenco parti',
  ],
};

const known = new Map<string, HeadedKind>(
  headedKinds.flatMap((kind) =>
    HEADINGS[kind]
      .join(', ')
      .split(', ')
      .map((name) => [name, kind] as const),
  ),
);

/** The kind of page that a text heads: `2. Lista de peças`, `BILL OF MATERIALS – 1/3`. Null for any other text. */
function headingKind(text: string): PageKind | null {
  const bare = plainLabel(text)
    .replace(/^[\d\s)–-]+/, '')
    .replace(/[\s–-]*(?:\(?\d+\s*(?:[/-]|de|of)\s*\d+\)?)?$/, '');
  return known.get(bare) ?? null;
}

/** A text that is a number alone, as dimensions are. */
const NUMBER = /^[\p{P}\p{S}RMSrx\d\s]*\d[\p{P}\p{S}\d\s]*(?:mm)?$/u;

/**
 * The ruled cells that stand side by side in rows, as those of tables and title blocks do. Cells of numbers alone are none of
 * them: extension lines and dimension lines make cells as well.
 */
function rowsOfTables(cells: Cells, labels: ReadonlySet<Run>): Cell[][] {
  const rows: Cell[][] = [];
  const rowByEdges = new Map<string, Cell[]>();
  for (const cell of cells.all) {
    const key = [cell.top, cell.bottom].map((side) => Math.round(side / NEAR)).join('/');
    const row = rowByEdges.get(key);
    if (row) row.push(cell);
    else {
      const first = [cell];
      rowByEdges.set(key, first);
      rows.push(first);
    }
  }
  const hasWords = (row: readonly Cell[]) =>
    row.some(({ runs }) => runs.some((run) => labels.has(run) || !NUMBER.test(run.text)));
  return rows.filter((row) => row.length > 1 && hasWords(row));
}

/** A picture larger than this part of the page may show the part; a smaller one is a company's mark. */
const LARGEST_MARK = 0.02;

/** Sloping lines of a company's mark and of a projection's symbol; a view in perspective has more. */
const MOST_SLOPES = 12;

/** Where marks and title blocks are: this far from the upper or lower end of the page. */
const END = 0.25;

/** The largest mark that is drawn as curves, as parts of the page. */
const MARK = { width: 0.35, height: 0.15 };

/** A smaller curve may be of a letter that is drawn as an outline, as parts of the page. */
const LARGEST_LETTER = 0.04;

/** A line this near to an edge of the page, or this long, is its frame, as parts of the page. */
const MARGIN = 0.08;
const WHOLE = 0.75;

/** A shorter line is a tick or a stroke of a letter, in points. */
const SHORTEST = 12;

/** Lines that may stand anywhere: those under headings. A view has more. */
const MOST_LOOSE = 3;

/** How far apart the places are at which a line is looked at, in points. */
const STEP = 8;

/** An empty cell beside one with text is as high as that one, and rarely wider than this, in points. */
const BESIDE = 40;

const area = ({ width, height }: Place): number => width * height;

const isAtEnd = ({ y, height }: Place): boolean => y + height <= END || y >= 1 - END;

/** Whether all curves may be those of a mark: close together, and near the page's upper or lower end. */
function areMark(curves: readonly Place[]): boolean {
  if (curves.length === 0) return true;
  const ends = ({ x, y, width, height }: Place) => [
    { x, y },
    { x: x + width, y: y + height },
  ];
  const mark = placeAround(curves.flatMap(ends));
  return mark.width <= MARK.width && mark.height <= MARK.height && isAtEnd(mark);
}

/** Whether a place is in a cell, on its lines, or in an empty cell beside it. */
const isAt = (x: number, y: number, { left, right, top, bottom }: Cell): boolean => {
  const high = Math.min(BESIDE, bottom - top) + 1;
  return x >= left - BESIDE && x <= right + BESIDE && y >= top - high && y <= bottom + high;
};

function isInTable({ from, to }: RuledLine, cells: readonly Cell[], at: (along: number) => [number, number]) {
  const [[left, top], [right, bottom]] = [at(from), at(to)];
  const near = cells.filter(
    (cell) =>
      cell.right + BESIDE >= left &&
      cell.left - BESIDE <= right &&
      cell.bottom + BESIDE >= top - 1 &&
      cell.top - BESIDE <= bottom + 1,
  );
  let [inside, all] = [0, 0];
  for (let along = from; along <= to; along += STEP) {
    const [x, y] = at(along);
    all += 1;
    if (near.some((cell) => isAt(x, y, cell))) inside += 1;
  }
  return inside * 2 >= all;
}

/** Whether ruled lines are left that belong neither to the frame nor to tables. */
function hasLooseLines(page: DrawingPage, cells: readonly Cell[]): boolean {
  const { upright, level } = ruledLinesOf(page);
  const isFrame = ({ at, from, to }: RuledLine, across: number, along: number) =>
    at < MARGIN * across ||
    at > (1 - MARGIN) * across ||
    to - from >= WHOLE * along ||
    to < MARGIN * along ||
    from > (1 - MARGIN) * along;
  const isLoose = (line: RuledLine, across: number, along: number, at: (along: number) => [number, number]) =>
    line.to - line.from >= SHORTEST && !isFrame(line, across, along) && !isInTable(line, cells, at);
  const { width, height } = page;
  let loose = 0;
  for (const line of upright) {
    if (isLoose(line, width, height, (y) => [line.at, y])) loose += 1;
    if (loose > MOST_LOOSE) return true;
  }
  for (const line of level) {
    if (isLoose(line, height, width, (x) => [x, line.at])) loose += 1;
    if (loose > MOST_LOOSE) return true;
  }
  return false;
}

const isSmall = ({ width, height }: Place): boolean => Math.max(width, height) <= LARGEST_LETTER;

/** Whether a page's pictures, slopes or large curves may be a view; quick, and true for nearly all drawings. */
function hasDrawnView({ pictures = [], slopes = 0, curves = [], partial }: DrawingPage): boolean {
  if (partial === true || slopes > MOST_SLOPES) return true;
  if (pictures.some((picture) => area(picture) > LARGEST_MARK)) return true;
  return !areMark(curves.filter((curve) => !isSmall(curve)));
}

/** Whether curves are left that are neither those of a mark nor of letters in tables and headings. */
function hasLooseCurves({ curves = [], width, height }: DrawingPage, cells: readonly Cell[]): boolean {
  const isLetter = (curve: Place) => {
    const [x, y] = [(curve.x + curve.width / 2) * width, (curve.y + curve.height / 2) * height];
    const inside = ({ left, right, top, bottom }: Cell) => x > left && x < right && y > top && y < bottom;
    return isSmall(curve) && (isAtEnd(curve) || cells.some(inside));
  };
  return !areMark(curves.filter((curve) => !isLetter(curve)));
}

/**
 * Whether anything on the page may be a view of a part. In doubt it is: a page wrongly taken for a list costs more than
 * a list that is taken for a drawing.
 * @param cells those of its tables and of its title block
 */
const mayShowView = (page: DrawingPage, cells: readonly Cell[]): boolean =>
  hasDrawnView(page) || hasLooseCurves(page, cells) || hasLooseLines(page, cells);

/** A page without a heading is a table if so much of its text stands in one of so many rows. */
const MOST_OF_TEXT = 0.6;
const FEWEST_ROWS = 3;

/** A page that goes on with the list of the page before has this many rows at least. */
const ROWS_THAT_GO_ON = 6;

/** A line of prose has so many words; a page of it so many lines, which are most of its texts. */
const FEWEST_WORDS = 5;
const FEWEST_LINES = 10;

const wordsOf = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** Whether a page is a report, a letter or a list of conditions. */
function isProse(runs: readonly Run[]): boolean {
  const lines = runs.filter(({ text }) => wordsOf(text) >= FEWEST_WORDS).length;
  return lines >= FEWEST_LINES && lines > runs.length / 2;
}

/** The kind that the largest heading names. */
function headedAs(runs: readonly Run[]): PageKind | null {
  let largest: { kind: PageKind; size: number } | null = null;
  for (const run of runs) {
    const kind = run.vertical ? null : headingKind(run.text);
    if (kind && (!largest || run.size > largest.size)) largest = { kind, size: run.size };
  }
  return largest?.kind ?? null;
}

interface Tables {
  runs: readonly Run[];
  labels: readonly Labelled[];
  cells: Cells;
  rows: readonly Cell[][];
}

/** The kind of a page that is a table for the most part, by its head; one without may go on with the list before it. */
function tabledAs({ runs, labels, cells, rows }: Tables, before: PageKind | null): PageKind | null {
  const listed = rows.flat().reduce((sum, cell) => sum + cell.runs.length, 0);
  if (listed < MOST_OF_TEXT * runs.length || rows.length < FEWEST_ROWS) return null;
  const { listsParts, listsRevisions } = tablesOf(labels, runs, cells);
  if (listsParts) return 'parts-list';
  if (listsRevisions) return 'change-log';
  return rows.length >= ROWS_THAT_GO_ON && before !== 'cover' ? before : null;
}

/**
 * The kind of a page that shows no part: a cover, a change log, a list of parts, prose. Null wherever anything on it may be a view,
 * and wherever neither a heading, the head of a table nor its sentences say what it is.
 * @param before the kind of the page before it: a list may go on without a head
 */
export function kindOfPage(page: DrawingPage, before: PageKind | null = null): PageKind | null {
  if (hasDrawnView(page) || !(page.width > 0 && page.height > 0) || !isPageLegible(page)) return null;
  const runs = runsOf(page);
  if (runs.length === 0) return null;
  const cells = new Cells(page, runs);
  const labels = labelsOf(runs);
  const rows = rowsOfTables(cells, new Set(labels.map(({ run }) => run)));
  if (mayShowView(page, rows.flat())) return null;
  const heading = headedAs(runs);
  if (heading) return heading;
  if (isProse(runs)) return 'text';
  return tabledAs({ runs, labels, cells, rows }, before);
}

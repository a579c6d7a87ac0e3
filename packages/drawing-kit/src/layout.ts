/**
 * Puts a drawing on paper: chooses the largest usual scale at which all views and their dimensions
 * fit, places the views, and adds border, notes and title block.
 */
import { type DrawingPage, border, BORDER, scaleText, TITLE_BLOCK, titleBlock } from './title-block.js';
import type { Area, Point, Primitive, Sheet } from './primitives.js';
import { viewsOf } from './shapes/index.js';
import type { PartView, Views } from './shapes/flat.js';
import { View } from './view.js';

const A4 = { short: 210, long: 297 } as const;

/** mm of paper per mm of part: those of ISO 5455, and 1:2,5 and 1:4, which shops use too. */
const SCALES = [5, 2, 1, 1 / 2, 1 / 2.5, 1 / 4, 1 / 5, 1 / 10, 1 / 20, 1 / 50] as const;

const GENERAL_NOTES = ['TOLERÂNCIAS GERAIS ISO 2768-m', 'QUEBRAR CANTOS E REMOVER REBARBAS'];
const NOTE_PITCH = 4.2;

function outerSize(view: PartView, scale: number): { width: number; height: number } {
  const own = view.own_scale ?? scale;
  const { left, right, top, bottom } = view.pad;
  return { width: view.width * own + left + right, height: view.height * own + top + bottom };
}

/** Widths of the columns and heights of the rows of the grid of views, mm of paper. */
function grid(views: Views, scale: number): { columns: number[]; rows: number[] } {
  const columns: number[] = [];
  const rows = views.map((row) => {
    const sizes = row.map((view) => outerSize(view, scale));
    sizes.forEach(({ width }, index) => (columns[index] = Math.max(columns[index] ?? 0, width)));
    return Math.max(...sizes.map(({ height }) => height));
  });
  return { columns, rows };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function chooseScale(views: Views, area: Area): number {
  const fitting = SCALES.find((scale) => {
    const { columns, rows } = grid(views, scale);
    return sum(columns) <= area.width && sum(rows) <= area.height;
  });
  if (fitting === undefined) throw new Error('The drawing fits on an A4 sheet at no usual scale');
  return fitting;
}

function drawViews(views: Views, scale: number, area: Area): Primitive[] {
  const out: Primitive[] = [];
  const { columns, rows } = grid(views, scale);
  const left = area.x + (area.width - sum(columns)) / 2;
  let below = area.y + (area.height + sum(rows)) / 2;
  views.forEach((row, rowIndex) => {
    below -= rows[rowIndex] ?? 0;
    let x = left;
    row.forEach((partView, column) => {
      const own = partView.own_scale ?? scale;
      const view = new View(own, [x + partView.pad.left, below + partView.pad.bottom], out);
      partView.draw(view);
      const scaleNote = partView.own_scale ? ` (${scaleText(own)})` : '';
      if (partView.caption) view.text(partView.width / 2, 0, partView.caption + scaleNote, [0, -17]);
      x += columns[column] ?? 0;
    });
  });
  return out;
}

function notes(page: DrawingPage, [x, top]: Point, max_width: number): Primitive[] {
  const lines = [...GENERAL_NOTES, ...(page.notes ?? [])].map((note, index) => `${index + 1}. ${note}`);
  return ['NOTAS:', ...lines].map((text, index) => ({
    kind: 'text',
    at: [x, top - index * NOTE_PITCH],
    text,
    height: 2,
    align: 'start',
    angle: 0,
    max_width,
  }));
}

function layOut(page: DrawingPage, index: number, count: number): Sheet {
  const landscape = page.orientation === 'landscape';
  const [width, height] = landscape ? [A4.long, A4.short] : [A4.short, A4.long];
  const right = width - BORDER.edge;
  const blockAt: Point = [right - TITLE_BLOCK.width, BORDER.edge];
  const noteLines = 1 + GENERAL_NOTES.length + (page.notes?.length ?? 0);
  const overBlock = BORDER.edge + TITLE_BLOCK.height;
  // Landscape leaves room for the notes left of the title block, portrait only above it.
  const noteRoom = landscape ? 0 : noteLines * NOTE_PITCH + 4;
  const noteTop = landscape ? overBlock - 6 : overBlock + noteRoom - 4;
  const floor = overBlock + noteRoom;
  const area: Area = {
    x: BORDER.binding,
    y: floor,
    width: right - BORDER.binding,
    height: height - BORDER.edge - floor,
  };
  const views = viewsOf(page.shape);
  const scale = chooseScale(views, area);
  const noteWidth = landscape ? blockAt[0] - BORDER.binding - 8 : TITLE_BLOCK.width - 8;
  return {
    width,
    height,
    primitives: [
      ...border(width, height),
      ...drawViews(views, scale, area),
      ...notes(page, [BORDER.binding + 4, noteTop], noteWidth),
      ...titleBlock(blockAt, page, scale, `${index + 1}/${count}`),
    ],
  };
}

/** The sheets of a drawing, one a page. */
export function sheetsOf(pages: readonly DrawingPage[]): Sheet[] {
  return pages.map((page, index) => layOut(page, index, pages.length));
}

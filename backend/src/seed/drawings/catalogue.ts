/** The drawings of the demo orders; all of them are of our own making. */
import { bracketDrawings } from './catalogue/brackets.js';
import { machinedDrawings } from './catalogue/machined.js';
import { sheetMetalDrawings } from './catalogue/sheet-metal.js';
import { structureDrawings } from './catalogue/structures.js';
import type { Drawing } from './catalogue/drawing.js';

const declared = [
  ...sheetMetalDrawings,
  ...bracketDrawings,
  ...machinedDrawings,
  ...structureDrawings,
] as const;

export type DrawingId = (typeof declared)[number]['id'];

export const drawings: readonly (Drawing & { id: DrawingId })[] = declared;

/** The drawing of that id; the type leaves no other. */
export function drawingOf(id: DrawingId): Drawing {
  const found = drawings.find((drawing) => drawing.id === id);
  if (!found) throw new Error(`There is no drawing ${id}`);
  return found;
}

/** Whether an id is one of these drawings. */
export const isDrawing = (id: string): id is DrawingId => drawings.some((drawing) => drawing.id === id);

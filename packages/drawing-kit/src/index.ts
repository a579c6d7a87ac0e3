/**
 * Technical drawings from a description: a part's views with dimensions, a border and a title block, as PDF, PNG or
 * SVG. The same description gives the same bytes on any machine; no font of the machine takes part.
 */
export type { Drawing, DrawingPage, TitleBlock } from './title-block.js';
export { sheetsOf } from './layout.js';
export type { Point, Primitive, Sheet } from './primitives.js';
export {
  renderDrawing,
  renderDrawingPdf,
  renderDrawingPng,
  renderDrawingSvg,
  type DrawingFile,
} from './render.js';
export type { Shape } from './shapes/index.js';
export { canLetter } from './stroke-font.js';

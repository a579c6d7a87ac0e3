/**
 * Technical drawings from a description: a part's views with dimensions, a border and a title block, as a PDF. The same
 * description gives the same bytes on any machine; no font of the machine takes part.
 */
export type { DrawingPage, TitleBlock } from './title-block.js';
export { sheetsOf } from './layout.js';
export type { Point, Primitive, Sheet } from './primitives.js';
export { renderDrawingPdf } from './render.js';
export type { Shape } from './shapes/index.js';

import type { ContourSheet } from '../flat-pattern/domain/contour-sheet.js';
import type { FlatPattern } from '../flat-pattern/domain/flat-pattern.js';
import type { Outline } from '../flat-pattern/domain/outline.js';
import type { DrawingPage } from '../reading/domain/drawing-page.js';
import type { Bitmap } from './image/bitmap.js';

/** A PDF page's pixels, and the text in them where it is text. */
export type RasterPage = Bitmap & { text: DrawingPage };

/** A DXF's figures, shape, contours and texts, and its pictures as SVG. */
export interface FlatDrawing {
  pattern: FlatPattern;
  outline: Outline | null;
  contours: ContourSheet;
  /** Its texts, in the file's order. */
  texts: string[];
  preview: string;
  thumbnail: string;
}

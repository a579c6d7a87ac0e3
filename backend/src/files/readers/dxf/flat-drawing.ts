import { contourSheet } from '../../flat-pattern/domain/contour-sheet.js';
import { drawSvg } from '../../flat-pattern/domain/draw-svg.js';
import { unfold } from '../../flat-pattern/domain/flat-pattern.js';
import { piecesOf, type Piece } from '../../flat-pattern/domain/pieces.js';
import { ringsOf } from '../../flat-pattern/domain/rings.js';
import { outlineOf } from '../../flat-pattern/domain/outline.js';
import { type FlatDrawing, PREVIEW_SIDE, THUMBNAIL_SIDE } from '../protocol.js';

/** Pixels of a line's width. */
const PREVIEW_STROKE = 4;
const THUMBNAIL_STROKE = 1.6;

const unfoldBytes = (bytes: Uint8Array) => unfold(new TextDecoder().decode(bytes));

/** The parts of a DXF that holds several; none of one. @throws DxfFault */
export const splitFlatDrawing = (bytes: Uint8Array): Piece[] => piecesOf(unfoldBytes(bytes));

/** @throws DxfFault */
export function readFlatDrawing(bytes: Uint8Array): FlatDrawing {
  const unfolded = unfoldBytes(bytes);
  return {
    pattern: unfolded.pattern,
    outline: outlineOf(unfolded.drawn),
    contours: contourSheet(unfolded, PREVIEW_SIDE),
    rings: ringsOf(unfolded),
    texts: unfolded.texts,
    preview: drawSvg(unfolded, PREVIEW_SIDE, PREVIEW_STROKE),
    thumbnail: drawSvg(unfolded, THUMBNAIL_SIDE, THUMBNAIL_STROKE),
  };
}

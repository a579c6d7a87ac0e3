import { fitArcs } from '../../files/flat-pattern/domain/fit-arcs.js';
import { contourEntity, dxfText, LAYERS, writeDxf } from '../../files/flat-pattern/domain/write-dxf.js';
import {
  layOut,
  rectangle,
  type CutGroup,
  type PartOutline,
  type Ring,
  type ShownOutline,
  type StockCut,
} from './cut-group.js';

/** An outline; one that was not placed as such has its number in the middle of the rectangle around it. */
export type DrawnOutline = PartOutline & Partial<ShownOutline>;

/** mm of a number's height, at most; of the room around it. */
const HIGHEST = 20;
const OF_ROOM = 0.8;

/**
 * A sheet as a DXF of version 2000, in mm: each piece as closed lines with their arcs on the layer CORTE, its number in the list of parts as a text on GRAVACAO.
 * A piece that was placed by the rectangle around it has its own outline all the same: a rectangle would be cut through it.
 * The sheet's length is along x.
 */
export function drawDxf(group: CutGroup, drawn: readonly DrawnOutline[], cut: StockCut): string {
  const across = group.stock[cut.stock]?.width ?? 0;
  const numbers = new Map(group.parts.map(({ id }, index) => [id, index + 1]));
  const outlines = new Map(drawn.map((outline) => [outline.part_id, outline]));
  const widths = new Map(group.parts.map(({ id, width }) => [id, width]));
  const entities = cut.placed.flatMap(({ part_id, x, y, width, length, angle: turn }) => {
    const outline = outlines.get(part_id);
    // A rectangle says by its sizes whether it is turned.
    const angle = turn ?? (widths.get(part_id) === width ? 0 : 90);
    const rings = outline?.rings ?? [rectangle(width, length)];
    // A quarter turn of the sheet, so that pieces are not mirrored.
    const place = layOut(rings, { x, y, angle: outline ? angle : 0 });
    const onSheet = (point: Ring[number]): Ring[number] => {
      const [left, along] = place(point);
      return [along, across - left];
    };
    const height = Math.min(HIGHEST, OF_ROOM * (outline?.room ?? Math.min(width, length) / 2));
    const label = onSheet(outline?.label ?? [width / 2, length / 2]);
    return [
      ...rings.map((ring) => contourEntity(fitArcs(ring.map(onSheet)), true, LAYERS.cut)),
      dxfText(
        String(numbers.get(part_id) ?? ''),
        label.map((at) => at - height / 2) as Ring[number],
        height,
        LAYERS.engraved,
      ),
    ];
  });
  return writeDxf(entities);
}

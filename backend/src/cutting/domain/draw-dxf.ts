import { fitArcs } from '../../files/flat-pattern/domain/fit-arcs.js';
import { contourEntity, dxfText, LAYERS, writeDxf } from '../../files/flat-pattern/domain/write-dxf.js';
import { turnedPoint, type CutGroup, type GroupPlan, type Ring, type StockCut } from './cut-group.js';

/** mm of a number's height, at most; of the room around it. */
const HIGHEST = 20;
const OF_ROOM = 0.8;

/**
 * A sheet as a DXF of version 2000, in mm: each piece as closed lines with their arcs on the layer CORTE, its number in the list of parts as a text on GRAVACAO.
 * The sheet's length is along x.
 */
export function drawDxf(group: CutGroup, plan: GroupPlan, cut: StockCut): string {
  const across = group.stock[cut.stock]?.width ?? 0;
  const numbers = new Map(group.parts.map(({ id }, index) => [id, index + 1]));
  const outlines = new Map(plan.outlines?.map((outline) => [outline.part_id, outline]));
  const entities = cut.placed.flatMap(({ part_id, x, y, width, length, angle }) => {
    const outline = angle === undefined ? undefined : outlines.get(part_id);
    const rings = outline?.rings ?? [rectangle(width, length)];
    // A quarter turn of the sheet, so that pieces are not mirrored.
    const onSheet = (point: Ring[number]): Ring[number] => {
      const [left, along] = turnedPoint(point, angle ?? 0, [width, length]);
      return [y + along, across - x - left];
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

const rectangle = (width: number, length: number): Ring => [
  [0, 0],
  [width, 0],
  [width, length],
  [0, length],
];

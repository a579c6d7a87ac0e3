import { after, mapCurve, moving, scaling, turning, type Affine, type Curve } from './curve.js';
import { DEEPEST, DxfFault, MOST_CURVES } from './dxf-fault.js';
import { curvesOf, facesDown } from './entity-curves.js';
import type { Drawing, Entity } from './read-drawing.js';
import { numberOf, textOf } from './read-records.js';

/** The drawing's curves in millimetres, blocks taken apart. */
export interface Expanded {
  cut: Curve[];
  /** Bend lines, centre lines and the like: shown, not cut. */
  marks: Curve[];
  /** Types of entities that were left out, each once. */
  ignored: Set<string>;
}

/** Line types and layers that no shop cuts. */
const MARKING =
  /center|centro|hidden|dashed|dashdot|phantom|dot|tracejad|bend|dobra|eixo|cota|dimension|construction|constru/i;

const PAPER = 1;

/** Rows and columns of an inserted block. */
const MOST_COPIES = 10_000;

/** Curves between two pauses. */
const STRIDE = 2000;

interface Level {
  map: Affine;
  depth: number;
  /** The layer of what inserted the block: entities on layer 0 take it over. */
  layer: string;
}

/**
 * Takes blocks apart, at any depth, scaled, turned and mirrored; it pauses now and then.
 * @throws DxfFault broken, too-complex (also for a block that holds itself)
 */
export function* expand(drawing: Drawing): Generator<void, Expanded> {
  const expanded: Expanded = { cut: [], marks: [], ignored: new Set() };
  const { mm } = drawing.unit;
  yield* place(drawing, drawing.entities, { map: scaling(mm), depth: 0, layer: '0' }, expanded);
  return expanded;
}

function* place(
  drawing: Drawing,
  entities: readonly Entity[],
  level: Level,
  found: Expanded,
): Generator<void> {
  for (const [index, entity] of entities.entries()) {
    if (index % STRIDE === STRIDE - 1) yield;
    const own = textOf(entity, 8) || '0';
    const layer = own === '0' ? level.layer : own;
    if (numberOf(entity, 67) === PAPER || drawing.layers.get(layer)?.visible === false) continue;
    if (entity.type === 'INSERT') yield* insert(drawing, entity, { ...level, layer }, found);
    else add(drawing, entity, { ...level, layer }, found);
  }
}

function add(drawing: Drawing, entity: Entity, { map, layer }: Level, found: Expanded): void {
  const curves = curvesOf(entity);
  if (!curves) {
    found.ignored.add(entity.type);
    return;
  }
  const named = textOf(entity, 6);
  const lineType = named && named.toUpperCase() !== 'BYLAYER' ? named : drawing.layers.get(layer)?.line_type;
  const list = MARKING.test(`${lineType ?? ''} ${layer}`) ? found.marks : found.cut;
  list.push(...curves.map((curve) => mapCurve(map, curve)));
  if (found.cut.length + found.marks.length > MOST_CURVES) throw new DxfFault('too-complex', 'curves');
}

function* insert(drawing: Drawing, entity: Entity, level: Level, found: Expanded): Generator<void> {
  const block = drawing.blocks.get(textOf(entity, 2).toUpperCase());
  if (!block) return;
  if (level.depth >= DEEPEST) throw new DxfFault('too-complex', 'blocks in blocks');
  const [columns, rows] = [numberOf(entity, 70, 1) || 1, numberOf(entity, 71, 1) || 1];
  if (columns * rows > MOST_COPIES) throw new DxfFault('too-complex', 'copies of a block');
  const around = after(level.map, facesDown(entity) ? scaling(-1, 1) : scaling(1));
  const placed = after(
    after(around, moving(numberOf(entity, 10), numberOf(entity, 20))),
    turning((numberOf(entity, 50) * Math.PI) / 180),
  );
  const sized = after(
    scaling(numberOf(entity, 41, 1), numberOf(entity, 42, 1)),
    moving(-block.base.x, -block.base.y),
  );
  for (let copy = 0; copy < columns * rows; copy += 1) {
    const [column, row] = [copy % columns, Math.floor(copy / columns)];
    const shift = moving(column * numberOf(entity, 44), row * numberOf(entity, 45));
    const map = after(after(placed, shift), sized);
    yield* place(drawing, block.entities, { ...level, map, depth: level.depth + 1 }, found);
    // A block of nothing, copied without end, adds no curve: it must come to a pause all the same.
    yield;
  }
}

import { after, mapCurve, moving, scaling, turning, type Affine, type Curve } from './curve.js';
import { DEEPEST, DxfFault, MOST_CURVES, MOST_INSERTS } from './dxf-fault.js';
import { curvesOf, facesDown, fitPointsOf } from './entity-curves.js';
import { directionOf, roleOf, type BendDirection, type Role } from './layer-role.js';
import { type Drawing, type Entity, numberOf, textOf } from './read-drawing.js';

/** A curve that is bent along, or may be: an axis that runs across the part. */
export interface DrawnBend {
  curve: Curve;
  direction: BendDirection;
}

/** The drawing's curves in millimetres, blocks taken apart. */
export interface Expanded {
  cut: Curve[];
  bends: DrawnBend[];
  engraving: Curve[];
  /** Axes: how some programs draw bend lines. */
  centres: Curve[];
  /** Dimensions, hidden edges and the like: shown, neither cut nor bent. */
  marks: Curve[];
  /** Types of entities that were left out, each once. */
  ignored: Set<string>;
  /** How many of each type may be part of the outline, and have a shape that is not read. */
  unread: Map<string, number>;
  /** The colour's number of what is cut, its layer's where it has none of its own. */
  colours: Map<Curve, number>;
  /** Curves of what is cut that are on a layer which is never printed. */
  unprinted: number;
  /** Splines of what is cut that only say what they run through. */
  fitted: number;
}

const PAPER = 1;

/** Numbers that stand for no colour of the entity's own, and the one of lines whose layer has none. */
const BY_BLOCK = 0;
const BY_LAYER = 256;
const WHITE = 7;

/** AutoCAD's own layer for the points of dimensions; people draw what is not to be printed on it. */
const UNPRINTED = 'DEFPOINTS';

/** Types of three dimensions: a drawing of these alone is a model. */
const SOLIDS = [
  '3DSOLID',
  '3DFACE',
  'BODY',
  'MESH',
  'SURFACE',
  'EXTRUDEDSURFACE',
  'PLANESURFACE',
  'REVOLVEDSURFACE',
];

/** Types that may be part of an outline; a POLYLINE that is left out is a mesh. */
const SHAPES: ReadonlySet<string> = new Set([
  ...SOLIDS,
  'SPLINE',
  'MLINE',
  'REGION',
  'POLYLINE',
  'ACAD_PROXY_ENTITY',
]);

/** Whether a drawing without a contour holds a model of three dimensions. */
export const holdsModel = ({ unread }: Expanded): boolean =>
  [...SOLIDS, 'POLYLINE'].some((type) => unread.has(type));

interface Level {
  map: Affine;
  depth: number;
  /** The layer of what inserted the block: entities on layer 0 take it over. */
  layer: string;
}

/**
 * Takes blocks apart, at any depth, scaled, turned and mirrored.
 * @throws DxfFault broken, too-many (also for a block that holds itself)
 */
export function expand(drawing: Drawing): Expanded {
  const expansion = new Expansion(drawing);
  expansion.place(drawing.entities, { map: scaling(drawing.unit.mm), depth: 0, layer: '0' });
  return expansion.found;
}

class Expansion {
  readonly found: Expanded = {
    cut: [],
    bends: [],
    engraving: [],
    centres: [],
    marks: [],
    ignored: new Set(),
    unread: new Map(),
    colours: new Map(),
    unprinted: 0,
    fitted: 0,
  };
  private curves = 0;
  private inserts = 0;
  /** By layer and line type: a drawing has few of them and many lines. */
  private readonly roles = new Map<string, Role>();

  constructor(private readonly drawing: Drawing) {}

  place(entities: readonly Entity[], level: Level): void {
    for (const entity of entities) {
      const own = textOf(entity, 8) || '0';
      const layer = own === '0' ? level.layer : own;
      if (numberOf(entity, 67) === PAPER || this.drawing.layers.get(layer)?.visible === false) continue;
      if (entity.type === 'INSERT') this.insert(entity, { ...level, layer });
      else this.add(entity, { ...level, layer });
    }
  }

  private add(entity: Entity, { map, layer }: Level): void {
    const curves = curvesOf(entity);
    if (!curves) {
      this.leaveOut(entity, layer);
      return;
    }
    this.curves += curves.length;
    if (this.curves > MOST_CURVES) throw new DxfFault('too-many', 'curves');
    const role = this.roleOf(entity, layer);
    const placed = curves.map((curve) => mapCurve(map, curve));
    for (const curve of placed) this.take(role, curve, layer);
    if (role === 'cut') this.note(entity, layer, placed);
  }

  private leaveOut(entity: Entity, layer: string): void {
    const { ignored, unread } = this.found;
    ignored.add(entity.type);
    if (!SHAPES.has(entity.type) || this.roleOf(entity, layer) !== 'cut') return;
    unread.set(entity.type, (unread.get(entity.type) ?? 0) + 1);
  }

  private note(entity: Entity, layer: string, curves: readonly Curve[]): void {
    const own = numberOf(entity, 62, BY_LAYER);
    const colour = own === BY_LAYER || own === BY_BLOCK ? this.drawing.layers.get(layer)?.colour : own;
    for (const curve of curves) this.found.colours.set(curve, colour ?? WHITE);
    if (layer.toUpperCase() === UNPRINTED) this.found.unprinted += curves.length;
    if (fitPointsOf(entity).length > 0) this.found.fitted += 1;
  }

  private take(role: Role, curve: Curve, layer: string): void {
    const { cut, bends, engraving, centres, marks } = this.found;
    if (role === 'bend') bends.push({ curve, direction: directionOf(layer) });
    else ({ cut, engraving, centre: centres, mark: marks })[role].push(curve);
  }

  private roleOf(entity: Entity, layer: string): Role {
    const named = textOf(entity, 6);
    const byLayer = this.drawing.layers.get(layer)?.line_type;
    const lineType = (named && named.toUpperCase() !== 'BYLAYER' ? named : byLayer) ?? '';
    const key = `${layer}\n${lineType}`;
    const known = this.roles.get(key);
    if (known) return known;
    const role = roleOf(layer, lineType);
    this.roles.set(key, role);
    return role;
  }

  private insert(entity: Entity, level: Level): void {
    const block = this.drawing.blocks.get(textOf(entity, 2).toUpperCase());
    if (!block) return;
    if (level.depth >= DEEPEST) throw new DxfFault('too-many', 'blocks in blocks');
    const [columns, rows] = [numberOf(entity, 70, 1) || 1, numberOf(entity, 71, 1) || 1];
    this.inserts += Math.max(0, columns * rows);
    if (this.inserts > MOST_INSERTS) throw new DxfFault('too-many', 'inserted blocks');
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
      this.place(block.entities, { ...level, map, depth: level.depth + 1 });
    }
  }
}

import { mapCurve, turning, type Curve } from './curve.js';
import { boxOf, heightOf, lengthOf, widthOf } from './measure.js';

/** Directions that are tried, those with the most length first, and curves that are turned for all of them together. */
const MOST_DIRECTIONS = 64;
const MOST_TURNED = 2_000_000;

/** Part of the upright box's area that a slanted one has to save: a part that was drawn upright stays so. */
const WORTH_TURNING = 0.02;

/** Steps of a direction that are one, in radians. */
const STEP = 1e-4;

/**
 * The sides of the smallest box around the curves that has a side along one of their lines, the shorter one first; of the
 * upright one where that is hardly larger. Parts are drawn as they stand in their assembly, and cut from the least material.
 */
export function outerSize(curves: readonly Curve[]): [width: number, length: number] {
  const upright = sidesOf(curves);
  const slanted = directionsOf(curves)
    .map((angle) => sidesOf(curves.map((curve) => mapCurve(turning(-angle), curve))))
    .reduce((best, sides) => (area(sides) < area(best) ? sides : best), upright);
  return area(slanted) < (1 - WORTH_TURNING) * area(upright) ? slanted : upright;
}

type Sides = [width: number, length: number];

function sidesOf(curves: readonly Curve[]): Sides {
  const box = boxOf(curves);
  const [one, other] = [widthOf(box), heightOf(box)];
  return [Math.min(one, other), Math.max(one, other)];
}

const area = ([width, length]: Sides) => width * length;

/** Radians from 0 to a quarter turn: a box has no other. */
function directionsOf(curves: readonly Curve[]): number[] {
  const found = new Map<number, { angle: number; longest: number; length: number }>();
  for (const curve of curves) {
    if (curve.kind !== 'line') continue;
    const { from, to } = curve;
    const angle = quarterOf(Math.atan2(to.y - from.y, to.x - from.x));
    const [key, length] = [Math.round(angle / STEP), lengthOf(curve)];
    const before = found.get(key) ?? { angle, longest: 0, length: 0 };
    found.set(key, {
      // Of the longest line its ends' last decimals turn the least.
      angle: length > before.longest ? angle : before.angle,
      longest: Math.max(length, before.longest),
      length: before.length + length,
    });
  }
  const most = Math.min(MOST_DIRECTIONS, Math.ceil(MOST_TURNED / curves.length));
  return [...found.values()]
    .sort((one, other) => other.length - one.length)
    .slice(0, most)
    .map(({ angle }) => angle);
}

function quarterOf(angle: number): number {
  const quarter = Math.PI / 2;
  return ((angle % quarter) + quarter) % quarter;
}

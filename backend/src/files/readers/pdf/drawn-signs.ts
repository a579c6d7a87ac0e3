import { placeAround, type Place, type Word } from '../../reading/domain/drawing-page.js';
import type { Point, Size } from './pdfium-functions.js';

/** A sign is a letter: its circle is between these sizes, in points. */
const SMALLEST = 2;
const LARGEST = 25;

/** A circle has this many points at least, lines from one to the next or curves with their controls. */
const FEWEST = 12;

/** A circle is this round, meets its own begin this nearly, and has its stroke this near to its middle, in parts of its size. */
const ROUND = 0.1;
const CLOSED = 0.2;
const CENTRED = 0.15;

/** The stroke of a sign is longer than its circle is wide, by these ratios. */
const LEAST_STROKE = 1.05;
const MOST_STROKE = 2.2;

/** A stroke leans at least so far, in points: axes of a circle do not. */
const LEANS = 0.5;

/** Circles, and strokes, that are looked at. */
const MOST = 1_000;

const centreOf = ({ x, y, width, height }: Place): Point => ({ x: x + width / 2, y: y + height / 2 });

/** How far two points are from each other. */
const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * Finds the diameter's signs that are drawn line by line before a number that is written as text, as SolidWorks does: a small circle
 * and a sloping stroke through its middle.
 */
export class SignFinder {
  private readonly circles: Place[] = [];
  private readonly strokes: Place[] = [];

  /** @param points one stretch of a path, from where the pen is put down to where it is lifted */
  add(points: readonly Point[]): void {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return;
    const box = placeAround(points);
    const size = Math.max(box.width, box.height);
    if (size < SMALLEST || size > LARGEST) return;
    const isRound = Math.abs(box.width - box.height) < ROUND * size && apart(first, last) < CLOSED * size;
    const leans = Math.min(box.width, box.height) > LEANS;
    if (points.length === 2 && leans && this.strokes.length < MOST) this.strokes.push(box);
    if (points.length >= FEWEST && isRound && this.circles.length < MOST) this.circles.push(box);
  }

  /** The signs as words of a page of this size. */
  words({ width, height }: Size): Word[] {
    return this.circles.flatMap((circle) => {
      const size = Math.max(circle.width, circle.height);
      const stroke = this.strokes.find((each) => {
        const length = Math.hypot(each.width, each.height);
        const centred = apart(centreOf(each), centreOf(circle)) < CENTRED * size;
        return centred && length > LEAST_STROKE * size && length < MOST_STROKE * size;
      });
      if (!stroke) return [];
      const box = placeAround(
        [circle, stroke].flatMap((each) => [each, { x: each.x + each.width, y: each.y + each.height }]),
      );
      const place = {
        x: box.x / width,
        y: box.y / height,
        width: box.width / width,
        height: box.height / height,
      };
      return [{ text: 'Ø', ...place }];
    });
  }
}

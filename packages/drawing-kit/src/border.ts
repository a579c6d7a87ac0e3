import type { Point, Primitive } from './primitives.js';

/** Distance of the border from the paper's edges, mm; the binding edge is the left one. */
export const BORDER = { binding: 20, edge: 10 } as const;

const ZONE_MARK = 5;
const ZONE = 50;

/** The zone letters and numbers of one side, in the middle of equal divisions. */
function zones(
  from: number,
  to: number,
  name: (index: number) => string,
  at: (along: number, out: number) => Point,
) {
  const count = Math.max(2, Math.round((to - from) / ZONE));
  const pitch = (to - from) / count;
  return Array.from({ length: count }, (_, index): Primitive[] => {
    const start = from + index * pitch;
    const label: Primitive = {
      kind: 'text',
      at: at(start + pitch / 2, ZONE_MARK / 2 + 0.4),
      text: name(index),
      height: 2,
      align: 'middle',
      angle: 0,
    };
    if (index === 0) return [label];
    return [label, { kind: 'line', pen: 'thin', from: at(start, 0), to: at(start, ZONE_MARK) }];
  }).flat();
}

/** Border and zones of a sheet. */
export function border(width: number, height: number): Primitive[] {
  const [left, bottom, right, top] = [BORDER.binding, BORDER.edge, width - BORDER.edge, height - BORDER.edge];
  const corners: Point[] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
  const number = (index: number): string => String(index + 1);
  const letterName = (index: number): string => String.fromCharCode(65 + index);
  return [
    { kind: 'polyline', pen: 'frame', points: corners, closed: true, filled: false },
    ...zones(left, right, number, (along, out) => [along, top + out - 0.9]),
    ...zones(bottom, top, letterName, (along, out) => [right + out, along]),
  ];
}

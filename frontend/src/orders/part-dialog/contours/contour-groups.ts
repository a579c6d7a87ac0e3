import type { Contour } from '../../data/types';

/** Contours that are chosen together: round holes of one diameter, or all others of a kind. */
export interface ContourGroup {
  kind: Contour['kind'];
  /** mm, of round holes. */
  diameter: number | null;
  /** The largest first. */
  contours: Contour[];
}

/** The contours in groups: outer ones, round holes by diameter, other cut-outs, open ones; the smallest diameter first. */
export const contourGroups = (contours: readonly Contour[]): ContourGroup[] => {
  const groups = new Map<string, ContourGroup>();
  for (const contour of contours) {
    const diameter = contour.kind === 'inner' ? contour.diameter : null;
    const key = `${contour.kind} ${diameter ?? ''}`;
    const group = groups.get(key);
    if (group) group.contours.push(contour);
    else groups.set(key, { kind: contour.kind, diameter, contours: [contour] });
  }
  return [...groups.values()].toSorted(
    (one, other) => place(one) - place(other) || (one.diameter ?? 0) - (other.diameter ?? 0),
  );
};

const place = ({ kind, diameter }: ContourGroup): number => {
  if (kind === 'outer') return 0;
  if (kind === 'open') return 3;
  return diameter === null ? 2 : 1;
};

/** The ids that are left out once these contours are cut or not, in the drawing's order, as the server answers them. */
export const withCut = (
  contours: readonly Contour[],
  out: readonly string[],
  changed: readonly string[],
  cut: boolean,
): string[] => {
  const left = new Set(out);
  for (const id of changed) {
    if (cut) left.delete(id);
    else left.add(id);
  }
  return contours.filter(({ id }) => left.has(id)).map(({ id }) => id);
};

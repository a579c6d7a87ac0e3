import type { Contour } from '../../data/types';
import { contourGroups, withCut } from './contour-groups';

const contour = (id: string, kind: Contour['kind'], diameter: number | null = null) =>
  ({ id, kind, diameter }) as Contour;

const contours = [
  contour('plate', 'outer'),
  contour('disc', 'outer', 40),
  contour('window', 'inner'),
  contour('m12', 'inner', 12),
  contour('m6-1', 'inner', 6),
  contour('m6-2', 'inner', 6),
  contour('slit', 'open'),
];

it('groups outer contours, round holes by diameter, cut-outs and open ones, in this order', () => {
  const groups = contourGroups(contours).map((group) => [
    group.kind,
    group.diameter,
    group.contours.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    ['outer', null, ['plate', 'disc']],
    ['inner', 6, ['m6-1', 'm6-2']],
    ['inner', 12, ['m12']],
    ['inner', null, ['window']],
    ['open', null, ['slit']],
  ]);
  expect(contourGroups([])).toEqual([]);
});

it('takes contours out and back in, in the order of the drawing', () => {
  const out = withCut(contours, [], ['m6-2', 'm6-1'], false);
  expect(out).toEqual(['m6-1', 'm6-2']);
  const more = withCut(contours, out, ['window'], false);
  expect(more).toEqual(['window', 'm6-1', 'm6-2']);
  expect(withCut(contours, more, ['window', 'm6-1'], true)).toEqual(['m6-2']);
  expect(withCut(contours, more, ['window'], false)).toEqual(more);
  // A contour that the drawing does not have any more is left behind.
  expect(withCut(contours, ['gone'], [], true)).toEqual([]);
});

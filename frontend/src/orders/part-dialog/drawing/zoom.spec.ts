import { FITTED, panBy, zoomAt } from './zoom';

const pane = { width: 400, height: 300 };

describe('zooming a drawing', () => {
  it('keeps the point under the pointer in its place', () => {
    const point = { x: 80, y: -40 };
    const view = zoomAt(FITTED, 2, point, pane);
    const drawingPoint = (point.x - view.x) / view.scale;
    expect(drawingPoint).toBeCloseTo(point.x);
  });

  it('never gets smaller than the pane, where it sits in the middle', () => {
    expect(zoomAt({ scale: 3, x: 50, y: 20 }, 0.1, { x: 0, y: 0 }, pane)).toEqual(FITTED);
    expect(panBy(FITTED, 100, 100, pane)).toEqual(FITTED);
  });
});

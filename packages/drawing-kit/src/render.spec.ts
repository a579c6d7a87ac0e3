import type { DrawingPage } from './title-block.js';
import { renderDrawingPdf } from './render.js';

const plate: DrawingPage = {
  orientation: 'landscape',
  title: {
    name: 'Chapa de base',
    number: 'FJ-1',
    material: 'Aço SAE 1020',
    thickness: 3,
    weight: 2.355,
    date: '01/02/2026',
    revision: 'A',
  },
  shape: { kind: 'plate', width: 400, height: 250, thickness: 3, holes: [] },
};

describe('a rendered drawing', () => {
  it('has the same bytes every time', async () => {
    const [one, other] = await Promise.all([0, 1].map(() => renderDrawingPdf([plate])));
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(true);
  });
});

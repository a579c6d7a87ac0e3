import sharp from 'sharp';
import type { Drawing } from './title-block.js';
import { renderDrawing, renderDrawingPng, renderDrawingSvg } from './render.js';

const plate: Drawing = {
  id: 'plate',
  format: 'pdf',
  file_name: 'Chapa.pdf',
  pages: [
    {
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
    },
  ],
};

describe('a rendered drawing', () => {
  it.each(['pdf', 'png'] as const)('has the same bytes every time (%s)', async (format) => {
    const [one, other] = await Promise.all([0, 1].map(() => renderDrawing({ ...plate, format })));
    expect(one?.content.equals(other?.content ?? Buffer.alloc(0))).toBe(true);
  });

  it('is black on white', async () => {
    const { channels } = await sharp(await renderDrawingPng(plate))
      .greyscale()
      .stats();
    expect(channels[0]?.max).toBe(255);
    expect(channels[0]?.min).toBeLessThan(60);
    expect(channels[0]?.mean).toBeGreaterThan(200);
  });

  it('draws its letters: no font of the machine takes part', () => {
    expect(renderDrawingSvg(plate)).not.toContain('<text');
  });
});

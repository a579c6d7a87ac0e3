import { sheetsOf } from '@forja/drawing-kit';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { drawings } from './catalogue.js';
import { drawingFile } from './draw.js';

const A4 = [210, 297];

describe('the drawings of the demo orders', () => {
  it('have ids, numbers and file names of their own', () => {
    const numbers = drawings.flatMap(({ pages }) => pages.map(({ title }) => title.number));
    for (const names of [drawings.map(({ id }) => id), drawings.map(({ file_name }) => file_name), numbers]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('come as PDF and as PNG, one PDF with three pages', () => {
    expect(new Set(drawings.map(({ format }) => format))).toEqual(new Set(['pdf', 'png']));
    expect(drawings.some(({ format, pages }) => format === 'pdf' && pages.length === 3)).toBe(true);
    for (const { format, pages } of drawings) if (format === 'png') expect(pages).toHaveLength(1);
  });

  it.each(drawings.map((drawing) => [drawing.id, drawing] as const))(
    '%s stays on its A4 sheet',
    (_id, drawing) => {
      for (const { width, height, primitives } of sheetsOf(drawing.pages)) {
        expect([width, height].sort()).toEqual(A4);
        const points = primitives.flatMap((primitive) => {
          if (primitive.kind === 'polyline') return primitive.points;
          return primitive.kind === 'text' ? [primitive.at] : [primitive.centre];
        });
        for (const [x, y] of points) {
          expect(x).toBeGreaterThanOrEqual(10);
          expect(x).toBeLessThanOrEqual(width - 4);
          expect(y).toBeGreaterThanOrEqual(4);
          expect(y).toBeLessThanOrEqual(height - 4);
        }
      }
    },
  );

  it.each(drawings.map((drawing) => [drawing.id, drawing] as const))(
    '%s renders in its format',
    async (_id, drawing) => {
      const file = await drawingFile(drawing);
      expect(file.file_name.endsWith(`.${drawing.format}`)).toBe(true);
      expect(file.content.length).toBeLessThan(200_000);
      if (drawing.format === 'pdf') {
        expect(file.content.subarray(0, 4).toString()).toBe('%PDF');
        expect((await PDFDocument.load(file.content)).getPageCount()).toBe(drawing.pages.length);
      } else {
        const { format, width, height } = await sharp(file.content).metadata();
        expect([format, Math.max(width, height)]).toEqual(['png', 1754]);
        const { channels } = await sharp(file.content).greyscale().stats();
        expect(channels[0]?.max).toBe(255);
        expect(channels[0]?.min).toBeLessThan(60);
        expect(channels[0]?.mean).toBeGreaterThan(200);
      }
    },
  );
});

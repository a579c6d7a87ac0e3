import { canLetter, renderDrawing, renderDrawingSvg, sheetsOf } from '@forja/drawing-kit';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { drawings } from './catalogue.js';

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
      for (const { width, height, primitives } of sheetsOf(drawing)) {
        expect([width, height].sort()).toEqual(A4);
        const points = primitives.flatMap((primitive) => {
          if (primitive.kind === 'line') return [primitive.from, primitive.to];
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
      const file = await renderDrawing(drawing);
      expect(file.file_name.endsWith(`.${drawing.format}`)).toBe(true);
      expect(file.content.length).toBeLessThan(200_000);
      if (drawing.format === 'pdf') {
        expect(file.mime_type).toBe('application/pdf');
        expect(file.content.subarray(0, 4).toString()).toBe('%PDF');
        expect((await PDFDocument.load(file.content)).getPageCount()).toBe(drawing.pages.length);
      } else {
        expect(file.mime_type).toBe('image/png');
        const { format, width, height } = await sharp(file.content).metadata();
        expect([format, Math.max(width, height)]).toEqual(['png', 1754]);
      }
    },
  );

  it('use only letters that the lettering has, and no font', () => {
    for (const drawing of drawings) {
      expect(renderDrawingSvg(drawing)).not.toContain('<text');
      for (const primitive of sheetsOf(drawing).flatMap(({ primitives }) => primitives)) {
        if (primitive.kind === 'text')
          expect([primitive.text, canLetter(primitive.text)]).toEqual([primitive.text, true]);
      }
    }
  });
});

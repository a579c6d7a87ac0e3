import { PDFDocument, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';

/** A PNG of one red pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

export async function png(width = 60, height = 40): Promise<Buffer> {
  const background = { r: 200, g: 30, b: 30 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A PDF of one page with these lines. */
export async function drawn(lines: readonly string[]): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([400, 300]);
  lines.forEach((line, at) => page.drawText(line, { x: 20, y: 260 - 30 * at, size: 12, font }));
  return Buffer.from(await document.save());
}

/** A PDF whose pages have different widths, so that their pictures can be distinguished. */
export async function pdf(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page += 1) {
    document.addPage([200 + 100 * page, 200]).drawText(`Desenho ${page}`, { x: 20, y: 90, size: 20, font });
  }
  return Buffer.from(await document.save());
}

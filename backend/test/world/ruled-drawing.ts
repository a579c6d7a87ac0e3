import { PDFDocument, StandardFonts } from 'pdf-lib';

/** A ruled cell of a title block: its corner from the block's upper left one, its sides, its label, all in points. */
type Cell = readonly [x: number, y: number, width: number, height: number, label: string];

/** A customer's title block; the cell without a label is where it writes what the part is called. */
const TEMPLATE: readonly Cell[] = [
  [0, 0, 170, 34, 'NOME'],
  [170, 0, 170, 34, ''],
  [0, 34, 200, 34, 'MATERIAL'],
  [200, 34, 140, 34, 'ESPESSURA'],
  [0, 68, 140, 34, 'Nº DO DESENHO'],
  [140, 68, 100, 34, 'DATA'],
  [240, 68, 100, 34, 'REV.'],
];

/** The same with its cells in another order: another block. */
const OTHER: readonly Cell[] = TEMPLATE.map(([x, y, ...rest]) => [x, 68 - y, ...rest]);

export interface RuledDrawing {
  /** By label; what stands in the cell without one under ''. */
  values: Readonly<Record<string, string>>;
  /** Width and height of the sheet in points; A4 without. */
  sheet?: readonly [number, number];
  other?: boolean;
}

/** A drawing with a ruled title block at its lower right corner, as PDF. */
export async function ruledDrawing({
  values,
  sheet = [842, 595],
  other = false,
}: RuledDrawing): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([...sheet]);
  const scale = sheet[0] / 842;
  const [left, top] = [sheet[0] - 360 * scale, 120 * scale];
  page.drawRectangle({ x: 60, y: sheet[1] / 2, width: 150 * scale, height: 90 * scale, borderWidth: 1 });
  for (const [x, y, width, height, label] of other ? OTHER : TEMPLATE) {
    const corner = { x: left + x * scale, y: top - (y + height) * scale };
    page.drawRectangle({ ...corner, width: width * scale, height: height * scale, borderWidth: 0.7 });
    const write = (text: string, down: number, size: number) =>
      page.drawText(text, { x: corner.x + 4 * scale, y: top - (y + down) * scale, size: size * scale, font });
    if (label !== '') write(label, 8, 6);
    const value = values[label];
    if (value !== undefined && value !== '') write(value, 24, 11);
  }
  return Buffer.from(await document.save());
}

import { create } from 'qrcode';

/** A QR code as one vector path in units of its modules: crisp at any size. */
export interface QrPath {
  /** Modules per side, without white around it. */
  size: number;
  /** The `d` of an SVG path that draws the code. */
  path: string;
}

/** The QR code of a text, with medium error correction. */
export function qrPath(text: string): QrPath {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const squares: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(row, column)) squares.push(`M${column} ${row}h1v1h-1z`);
    }
  }
  return { size, path: squares.join('') };
}

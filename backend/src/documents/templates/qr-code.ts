import { create } from 'qrcode';
import { trusted, type Html } from '../../platform/html/html.js';

/** Modules of white around the code; readers want four, and the sheet's paper gives the rest. */
const QUIET = 1;

/** A QR code as one vector path: crisp at any size, and nothing of the text is markup. */
export function qrCode(text: string): Html {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const squares: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(row, column)) squares.push(`M${column} ${row}h1v1h-1z`);
    }
  }
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`;
  return trusted(
    `<svg class="qr" viewBox="${box}" shape-rendering="crispEdges" role="img" aria-label="Código QR da peça">` +
      `<path d="${squares.join('')}"/></svg>`,
  );
}

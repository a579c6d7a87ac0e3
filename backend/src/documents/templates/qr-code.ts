import { trusted, type Html } from '../../platform/html/html.js';
import { qrPath } from '../../platform/qr/qr-path.js';

/** Modules of white around the code; readers want four, and the sheet's paper gives the rest. */
const QUIET = 1;

/** A QR code as one vector path: crisp at any size, and nothing of the text is markup. */
export function qrCode(text: string): Html {
  const { size, path } = qrPath(text);
  const box = `${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`;
  return trusted(
    `<svg class="qr" viewBox="${box}" shape-rendering="crispEdges" role="img" aria-label="Código QR da peça">` +
      `<path d="${path}"/></svg>`,
  );
}

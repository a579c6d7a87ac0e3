import { html, type Html } from '../../platform/html/html.js';
import { qrPath } from '../../platform/qr/qr-path.js';
import type { StockItem } from './stock-item.entity.js';

const mm = (side: number): string => side.toLocaleString('pt-BR', { maximumFractionDigits: 2 });

/**
 * The label of an item as a page of its size, 70 × 37 mm, which the browser prints.
 * @param url where its QR code leads: the item
 */
export function stockLabel(item: StockItem, url: string): Html {
  const { code, material, bar, thickness, width, length, place, obs } = item;
  const { size, path } = qrPath(url);
  const sides = [thickness, width, length].flatMap((side) => (side === null ? [] : mm(side)));
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <title>${code}</title>
        <style>
          @page {
            size: 70mm 37mm;
            margin: 0;
          }
          body {
            display: flex;
            gap: 3mm;
            width: 64mm;
            height: 31mm;
            margin: 3mm;
            overflow: hidden;
            font: 3.2mm/1.25 sans-serif;
            overflow-wrap: anywhere;
          }
          svg {
            flex: 0 0 28mm;
            height: 28mm;
          }
        </style>
      </head>
      <body>
        <svg viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code"><path d="${path}" /></svg>
        <main>
          <h1>${code}</h1>
          <div>${material?.name ?? bar?.name}</div>
          <strong>${sides.join(' × ')}&nbsp;mm</strong>
          <div>${place}</div>
          <small>${obs}</small>
        </main>
      </body>
    </html>`;
}

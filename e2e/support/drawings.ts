import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type DrawingPage, renderDrawingPdf } from '@forja/drawing-kit';
import type { Browser } from '@playwright/test';

/** A file as an input takes it. */
export interface Drawing {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Real files: PDFs of one and two pages that the browser prints, and a PNG of one. */
export interface Drawings {
  twoPages: Drawing;
  onePage: Drawing;
  picture: Drawing;
  /** With a title block: name, number, material, thickness, weight. */
  titled: Drawing;
}

const sheet = (title: string, width: number, height: number): string => `
  <section style="break-after: page; padding: 12mm; font: 14px Inter">
    <h1 style="font-size: 22px; margin: 0 0 10mm">${title}</h1>
    <svg viewBox="-40 -40 ${width + 80} ${height + 100}" width="640" fill="none" stroke="#111" stroke-width="2">
      <rect width="${width}" height="${height}" rx="6"/>
      <g stroke-width="1.4">
        <circle cx="40" cy="40" r="11"/><circle cx="${width - 40}" cy="40" r="11"/>
        <circle cx="40" cy="${height - 40}" r="11"/><circle cx="${width - 40}" cy="${height - 40}" r="11"/>
      </g>
      <g stroke-width="1" stroke="#555"><path d="M0 ${height + 26}H${width}M0 ${height + 18}v16M${width} ${height + 18}v16"/></g>
      <text x="${width / 2}" y="${height + 50}" fill="#111" stroke="none" text-anchor="middle" font-size="16">${width}</text>
    </svg>
  </section>`;

const cell = (label: string, value: string): string =>
  `<td style="border: 1px solid; padding: 2px 6px"><div style="font-size: 7px">${label}</div>${value}</td>`;

const titleBlock = `<section style="padding: 12mm; font: 14px Inter">
  <table style="border-collapse: collapse; position: absolute; right: 12mm; bottom: 12mm"><tr>
    ${cell('NOME', 'Chapa de apoio')}${cell('Nº DO DESENHO', 'FJ-2040')}${cell('MATERIAL', 'AÇO SAE 1020')}
    ${cell('ESPESSURA', '3 mm')}${cell('PESO', '3,00 kg')}
  </tr></table></section>`;

/** The project's own font as a style rule that carries its bytes: drawings look the same on every machine. */
async function fontFace(): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const font = await readFile(resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'));
  return `@font-face { font-family: Inter; src: url(data:font/woff2;base64,${font.toString('base64')}) }`;
}

const bracket: DrawingPage = {
  orientation: 'landscape',
  title: {
    name: 'Suporte em L',
    number: 'FJ-2041',
    material: 'Aço SAE 1020',
    thickness: 3,
    weight: 1.5,
    date: '01/02/2026',
    revision: 'A',
  },
  shape: {
    kind: 'bracket',
    width: 180,
    upright: 120,
    foot: 80,
    thickness: 3,
    bend_radius: 3,
    upright_holes: [{ x: 90, y: 60, diameter: 22 }],
    foot_holes: [{ x: 90, y: 40, diameter: 11 }],
  },
};

/** An A4 sheet, landscape, in CSS pixels. */
const SHEET = { width: 1123, height: 794 };

/** Draws them in a page of the browser under test; once a worker is enough. */
export async function makeDrawings(browser: Browser): Promise<Drawings> {
  const page = await browser.newPage({ viewport: SHEET, deviceScaleFactor: 2 });
  const font = await fontFace();
  const show = async (...sheets: string[]) => {
    const style = `${font} section:last-child { break-after: auto !important }`;
    await page.setContent(`<style>${style}</style>${sheets.join('')}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  };
  const pdf = async (...sheets: string[]) => {
    await show(...sheets);
    return page.pdf({ format: 'A4', landscape: true });
  };
  const base = sheet('Chapa de base', 400, 250);
  const twoPages = await pdf(base, sheet('Reforço lateral', 320, 120));
  const onePage = await pdf(base);
  const titled = await pdf(titleBlock);
  await show(sheet('Suporte em L', 320, 120), titleBlock);
  const picture = await page.screenshot();
  await page.close();
  return {
    twoPages: { name: 'base e reforço.pdf', mimeType: 'application/pdf', buffer: twoPages },
    onePage: { name: 'chapa de base.pdf', mimeType: 'application/pdf', buffer: onePage },
    titled: { name: 'digitalizado 7.pdf', mimeType: 'application/pdf', buffer: titled },
    picture: { name: 'suporte em L.png', mimeType: 'image/png', buffer: picture },
  };
}

/** A PDF of the drawing kit with this number in its title block. */
export async function numberedDrawing(name: string, number: string): Promise<Drawing> {
  const buffer = await renderDrawingPdf([{ ...bracket, title: { ...bracket.title, number } }]);
  return { name, mimeType: 'application/pdf', buffer };
}

/** Says it is a PDF, and is none. */
export const brokenPdf = (name: string): Drawing => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nnothing that could be read'),
});

/** A PDF written by hand, without a table of its objects: readers find them on their own. */
const writtenPdf = (name: string, objects: readonly string[]): Drawing => {
  const body = objects.map((object, index) => `${index + 1} 0 obj ${object}\nendobj\n`).join('');
  const end = `trailer <</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.4\n${body}${end}`) };
};

const stream = (dictionary: string, content: string) =>
  `<<${dictionary}/Length ${content.length}>>stream\n${content}\nendstream`;

/** Three pages, of which the second one is not there. */
export const pdfWithoutPage2 = (name: string): Drawing =>
  writtenPdf(name, [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 99 0 R 3 0 R]/Count 3>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
    stream('', '20 20 160 160 re S'),
  ]);

const SLOW_PAGES = 8;
const LINES_A_PAGE = 2000;

/** Pages full of lines, which take seconds to draw but little memory. */
export const slowPdf = (name: string): Drawing =>
  writtenPdf(name, [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${'3 0 R '.repeat(SLOW_PAGES)}]/Count ${SLOW_PAGES}>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
    stream('', '0 0 m 200 200 l S '.repeat(LINES_A_PAGE)),
  ]);

/** Three pages: a cover, a part, a list of parts. */
export const pdfWithCover = (name: string): Drawing => {
  const heading = (text: string) => stream('', `BT /F 26 Tf 90 640 Td (${text}) Tj ET 90 630 400 1 re f`);
  const page = (contents: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F 9 0 R>>>>/Contents ${contents} 0 R>>`;
  return writtenPdf(name, [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3>>',
    page(6),
    page(7),
    page(8),
    heading('FOLHA DE ROSTO'),
    stream('', '150 300 300 200 re S 170 320 40 40 re S 400 440 30 40 re S'),
    heading('LISTA DE PECAS'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);
};

import { degrees, PDFDocument, rgb, StandardFonts } from 'pdf-lib';

const MARK = 'SUBSTITUÍDO';

/** Of the page's diagonal. */
const SHARE = 0.62;

/** A copy of the document that says on each page, from corner to corner, that a newer one has taken its place. */
export async function markSuperseded(pdf: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  for (const page of document.getPages()) {
    const { width, height } = page.getSize();
    const angle = Math.atan2(height, width);
    const size = (Math.hypot(width, height) * SHARE) / font.widthOfTextAtSize(MARK, 1);
    const half = font.widthOfTextAtSize(MARK, size) / 2;
    page.drawText(MARK, {
      x: width / 2 - half * Math.cos(angle) + (size / 3) * Math.sin(angle),
      y: height / 2 - half * Math.sin(angle) - (size / 3) * Math.cos(angle),
      size,
      font,
      color: rgb(0.8, 0.1, 0.1),
      opacity: 0.22,
      rotate: degrees((angle * 180) / Math.PI),
    });
  }
  return Buffer.from(await document.save({ updateFieldAppearances: false, addDefaultPage: false }));
}

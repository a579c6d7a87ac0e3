/** The files that a file dialog offers for a drawing; the server judges by the bytes. */
export const DRAWING_ENDINGS = 'image/*,.pdf,.dxf';

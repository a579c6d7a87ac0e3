/** Units that a DXF's figures may be in, by the code that its header names them with (DXF reference, $INSUNITS). */
export const DXF_UNITS = { mm: 4, cm: 5, pol: 1 } as const;

export type DxfUnit = keyof typeof DXF_UNITS;

/** A comment, by which the server knows that the unit is not in doubt any more (read-drawing.ts). */
const CHOSEN = '\n999\nUnit chosen by a user';

const NAMED = /(\$INSUNITS\s*?\r?\n\s*70\s*?\r?\n\s*)-?\d+(?:\n999\nUnit chosen by a user)?/;
const HEADER = /(\n\s*2\s*?\r?\n\s*HEADER\s*?\r?\n)/;

/** The text with the unit that its figures are in; all else stays as it is. */
const withUnit = (text: string, unit: DxfUnit): string => {
  const code = `${DXF_UNITS[unit]}${CHOSEN}`;
  if (NAMED.test(text)) return text.replace(NAMED, `$1${code}`);
  const variable = `9\n$$INSUNITS\n70\n${code}\n`;
  if (HEADER.test(text)) return text.replace(HEADER, `$1${variable}`);
  return `0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n${code}\n0\nENDSEC\n${text}`;
};

/** Bytes that are read at once: more would be too many arguments of one call. */
const CHUNK = 0x8000;

/** A file's bytes as a text of one letter a byte, which gives the same bytes back, whatever the file's encoding. */
const lettersOf = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
};

/** A DXF whose header says that its figures are in this unit. */
export const dxfInUnit = (bytes: Uint8Array, unit: DxfUnit): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(withUnit(lettersOf(bytes), unit), (letter) => letter.charCodeAt(0));

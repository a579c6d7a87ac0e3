import { DxfFault, MOST_GROUPS, MOST_RECORDS } from './dxf-fault.js';

/** Records with a text that is seen; the others' text codes are names. */
const TEXTS: ReadonlySet<string> = new Set(['TEXT', 'MTEXT', 'ATTRIB']);

/** Texts of a file that are taken. */
const MOST_TEXTS = 5000;

/** Codes that CAD programs write for signs: diameter, degrees, plus-minus; underlining is nothing to be read. */
const SIGNS: Readonly<Record<string, string>> = { c: 'Ø', d: '°', p: '±', u: '', o: '', k: '' };

/** Adds what the record shows as text. An MTEXT begins in its codes 3 and ends in its code 1. */
function addText(texts: string[], { type, codes, values }: DxfRecord): void {
  if (!TEXTS.has(type) || texts.length >= MOST_TEXTS) return;
  const written = values.filter((_, at) => codes[at] === 1 || codes[at] === 3).join('');
  const text = type === 'MTEXT' ? withoutFormats(written) : written;
  if (written !== '') texts.push(withSigns(text));
}

const withSigns = (text: string) =>
  text
    .replace(/\r/g, '')
    .replace(/\\U\+([0-9A-F]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replace(/%%([a-z])/gi, (whole, sign: string) => SIGNS[sign.toLowerCase()] ?? whole);

/** Fonts, heights, colours and stacked fractions of an MTEXT; paragraphs become spaces. */
const withoutFormats = (text: string) =>
  text
    .replace(/\\[ACFHQTWfp][^;\\{}]*;/g, '')
    .replace(/\\S([^;]*);/g, (_, stacked: string) => stacked.replace(/[#^]/g, '/'))
    .replace(/\\[PNX~]/g, ' ')
    .replace(/\\[LlOoKk]/g, '')
    .replace(/[{}]/g, '');

/**
 * A DXF is a list of pairs of lines, a code and a value; a pair of code 0 begins a record. The pairs stand in two lists
 * of one length: a file of millions of pairs takes a third of the memory that an object for each would.
 */
export interface DxfRecord {
  type: string;
  codes: number[];
  values: string[];
}

const BINARY = 'AutoCAD Binary DXF';

const TEXT_CODES: ReadonlySet<number> = new Set([1, 3]);

/** The codes that are read somewhere; others are left out of the records. */
const READ_CODES: ReadonlySet<number> = new Set([
  ...TEXT_CODES,
  // Names, line types, layers, variables of the header.
  2,
  6,
  8,
  9,
  // Points and figures.
  10,
  11,
  20,
  21,
  40,
  41,
  42,
  44,
  45,
  50,
  51,
  // Colours, flags, counts, the extrusion's direction.
  62,
  67,
  70,
  71,
  230,
  // Comments.
  999,
]);

/**
 * Hands the records of a text DXF to `take`, in their order.
 * @throws DxfFault binary, broken, too-many, and whatever `take` throws
 */
function readRecords(text: string, take: (record: DxfRecord) => void): void {
  if (text.startsWith(BINARY)) throw new DxfFault('binary', 'sentinel');
  let record: DxfRecord | null = null;
  let count = 0;
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length) {
    const codeEnds = text.indexOf('\n', at);
    if (codeEnds < 0) break;
    const valueEnds = text.indexOf('\n', codeEnds + 1);
    const code = Number(text.slice(at, codeEnds));
    if (!Number.isInteger(code)) throw new DxfFault('broken', `code at ${String(at)}`);
    const value = text.slice(codeEnds + 1, valueEnds < 0 ? text.length : valueEnds);
    at = valueEnds < 0 ? text.length : valueEnds + 1;
    count += 1;
    if (count > MOST_GROUPS) throw new DxfFault('too-many', 'groups');
    if (code === 0) {
      if (record) take(record);
      record = { type: value.trim().toUpperCase(), codes: [], values: [] };
    } else if (record && READ_CODES.has(code)) {
      record.codes.push(code);
      // A long text goes on after a space.
      record.values.push(TEXT_CODES.has(code) ? value : value.trim());
    }
  }
  if (record) take(record);
}

/** The first value of the code as text; '' where there is none. */
export const textOf = ({ codes, values }: DxfRecord, code: number): string =>
  values[codes.indexOf(code)] ?? '';

/** The first value of the code as a number. @throws DxfFault broken when it is none */
export function numberOf({ codes, values }: DxfRecord, code: number, otherwise = 0): number {
  const found = values[codes.indexOf(code)];
  return found === undefined ? otherwise : toNumber(found);
}

/** All values of the code. @throws DxfFault broken */
export const numbersOf = ({ codes, values }: DxfRecord, code: number): number[] =>
  values.filter((_, index) => codes[index] === code).map(toNumber);

/** A billion of whatever unit: what is larger is no drawing, and loses its decimals. */
const LARGEST = 1e9;

/** @throws DxfFault broken */
export function toNumber(value: string): number {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number) || Math.abs(number) > LARGEST)
    throw new DxfFault('broken', `number ${value.slice(0, 40)}`);
  return number;
}

/** The length of one unit of the drawing. */
interface Unit {
  /** As people write it: 'mm', 'pol'. */
  name: string;
  /** Millimetres. */
  mm: number;
  /** The file names no unit, or one that parts are not drawn in: millimetres are assumed. */
  assumed: boolean;
  /** It names none, and its line types and hatchings are those of drawings in inches. */
  maybe_inches: boolean;
  /** A user has chosen it: there is no doubt about it. */
  chosen: boolean;
}

/** The comment that the browser writes into a header whose unit a user has chosen (dxf-unit.ts). */
const UNIT_CHOSEN = 'Unit chosen by a user';

/** By the header's $INSUNITS (DXF reference, HEADER section). */
const UNITS: Record<number, readonly [name: string, mm: number]> = {
  1: ['pol', 25.4],
  2: ['pé', 304.8],
  4: ['mm', 1],
  5: ['cm', 10],
  6: ['m', 1000],
  9: ['mil', 0.0254],
  13: ['µm', 0.001],
  14: ['dm', 100],
};

/** @param measurement the header's $MEASUREMENT: 0 English, 1 metric; null where it says neither */
function unitOf(code: number | null, measurement: number | null, chosen: boolean): Unit {
  const known = UNITS[code ?? 0];
  const [name, mm] = known ?? ['mm', 1];
  return { name, mm, assumed: !known, maybe_inches: !known && measurement === 0, chosen };
}

/** An entity with the vertices that follow an old-style POLYLINE. */
export interface Entity extends DxfRecord {
  vertices: DxfRecord[];
}

interface Layer {
  /** Neither off nor frozen. */
  visible: boolean;
  line_type: string;
  colour: number;
}

interface Block {
  base: { x: number; y: number };
  entities: Entity[];
}

/** The parts of a DXF file that are read. */
export interface Drawing {
  unit: Unit;
  layers: Map<string, Layer>;
  blocks: Map<string, Block>;
  entities: Entity[];
  /** As they are read, of blocks once. */
  texts: string[];
}

/** Records that belong to the one before them, and those that only structure the file. */
const MARKS = new Set(['ENDSEC', 'EOF', 'SEQEND', 'ATTRIB', 'ENDTAB', 'TABLE']);

const FROZEN = 1;

/** Where the reader stands. */
interface Place {
  drawing: Drawing;
  section: string;
  block: Block | null;
  /** The ENTITIES section has ended: without that the file was cut off. */
  complete: boolean;
  /** Entities and vertices so far. */
  records: number;
}

/**
 * Reads a text DXF.
 * @throws DxfFault binary, broken, too-many
 */
export function readDrawing(text: string): Drawing {
  const drawing: Drawing = {
    unit: unitOf(null, null, false),
    layers: new Map(),
    blocks: new Map(),
    entities: [],
    texts: [],
  };
  const place: Place = { drawing, section: '', block: null, complete: false, records: 0 };
  readRecords(text, (record) => take(place, record));
  if (!place.complete) throw new DxfFault('broken', 'no end of ENTITIES');
  return drawing;
}

function take(place: Place, record: DxfRecord): void {
  const { drawing, section } = place;
  if (record.type === 'SECTION') {
    place.section = textOf(record, 2).toUpperCase();
    if (place.section === 'HEADER')
      drawing.unit = unitOf(
        headerNumber(record, '$INSUNITS'),
        headerNumber(record, '$MEASUREMENT'),
        record.values.includes(UNIT_CHOSEN),
      );
  } else if (record.type === 'ENDSEC') {
    if (section === 'ENTITIES') place.complete = true;
    place.section = '';
  } else if (section === 'TABLES') {
    if (record.type === 'LAYER') drawing.layers.set(textOf(record, 2), layerOf(record));
  } else if (section === 'BLOCKS') {
    takeOfBlocks(place, record);
  } else if (section === 'ENTITIES') {
    addEntity(place, drawing.entities, record);
  }
}

function takeOfBlocks(place: Place, record: DxfRecord): void {
  if (record.type === 'BLOCK') {
    place.block = { base: { x: numberOf(record, 10), y: numberOf(record, 20) }, entities: [] };
    place.drawing.blocks.set(textOf(record, 2).toUpperCase(), place.block);
  } else if (record.type === 'ENDBLK') {
    place.block = null;
  } else if (place.block) {
    addEntity(place, place.block.entities, record);
  }
}

function addEntity(place: Place, entities: Entity[], record: DxfRecord): void {
  addText(place.drawing.texts, record);
  if (MARKS.has(record.type)) return;
  place.records += 1;
  if (place.records > MOST_RECORDS) throw new DxfFault('too-many', 'entities');
  if (record.type === 'VERTEX') entities.at(-1)?.vertices.push(record);
  else entities.push({ ...record, vertices: [] });
}

function layerOf(record: DxfRecord): Layer {
  const colour = numberOf(record, 62, 7);
  const frozen = (numberOf(record, 70) & FROZEN) !== 0;
  return { visible: colour >= 0 && !frozen, line_type: textOf(record, 6), colour: Math.abs(colour) };
}

/** The variable's value; null where the header has none. */
function headerNumber({ codes, values }: DxfRecord, name: string): number | null {
  const at = values.findIndex((value, index) => codes[index] === 9 && value === name);
  const value = at < 0 ? Number.NaN : Number(values[at + 1]);
  return Number.isInteger(value) ? value : null;
}

import { DxfFault, MOST_RECORDS } from './dxf-fault.js';
import { numberOf, readRecords, textOf, type DxfRecord } from './read-records.js';
import { addText } from './record-text.js';
import { unitOf, type Unit } from './units.js';

/** An entity with the vertices that follow an old-style POLYLINE. */
export interface Entity extends DxfRecord {
  vertices: DxfRecord[];
}

export interface Layer {
  /** Neither off nor frozen. */
  visible: boolean;
  line_type: string;
  colour: number;
}

export interface Block {
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
    unit: unitOf(null, null),
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
      drawing.unit = unitOf(headerNumber(record, '$INSUNITS'), headerNumber(record, '$MEASUREMENT'));
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

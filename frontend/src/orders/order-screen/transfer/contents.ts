import { partDialog, transfer as text } from '../../../i18n/orders';
import { formatFigure } from '../../../ui/format';
import type { Order, Part } from '../../data/types';

/** The type under which copied parts and sets stand on the clipboard: what they are, not what they say. */
export const CONTENTS_TYPE = 'application/x-forja-contents';

/** Parts or sets of an order that were copied or cut. */
export interface Contents {
  kind: 'parts' | 'sets';
  mode: 'copy' | 'move';
  order_id: number;
  ids: number[];
}

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** The contents as a clipboard's text: orders and parts have other numbers in another installation. */
export const writeContents = (contents: Contents, origin = window.location.origin): string =>
  JSON.stringify({ ...contents, origin });

/**
 * The contents that a clipboard's text stands for; null for anything else: another program may use the type.
 * @param here the installation that they come into
 */
export const readContents = (text: string, here = window.location.origin): Contents | null => {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { kind, mode, order_id, ids, origin } = read as Partial<Record<keyof Contents | 'origin', unknown>>;
  if (origin !== here) return null;
  if (kind !== 'parts' && kind !== 'sets') return null;
  if (mode !== 'copy' && mode !== 'move') return null;
  if (!isId(order_id) || !Array.isArray(ids) || ids.length === 0 || !ids.every(isId)) return null;
  return { kind, mode, order_id, ids };
};

/** A character that would end the cell or the line becomes a space. */
const onOneLine = (cell: string): string => cell.replaceAll(/\s+/g, ' ');

const partCells = (part: Part): string[] => [
  part.title,
  part.reference ?? '',
  formatFigure('quantity', part.quantity, { bare: true }),
  formatFigure('unit_value', part.unit_value, { bare: true }),
  formatFigure('final_value', part.final_value, { bare: true }),
];

/** The copied parts for people and spreadsheets: a line a part, figures as the screen shows them. */
export const plainContents = (order: Order, { kind, ids }: Contents): string => {
  const parts =
    kind === 'parts'
      ? ids.map((id) => order.sets.flatMap((set) => set.parts).find((part) => part.id === id))
      : ids.flatMap((id) => order.sets.find((set) => set.id === id)?.parts ?? []);
  const head = [text.part, text.reference, partDialog.quantity, partDialog.unitValue, partDialog.finalValue];
  const lines = [head, ...parts.filter((part) => part !== undefined).map(partCells)];
  return lines.map((cells) => cells.map(onOneLine).join('\t')).join('\r\n');
};

const KEY = 'forja.last-clip';

/** Programs may change the ends of lines. */
const comparable = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Keeps what a text stands for that a click put on the clipboard, for all tabs of this browser: a click writes text alone.
 * A browser without storage forgets it, and pastes text.
 */
export const rememberClip = (text: string, contents: Contents): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ text: comparable(text), contents: writeContents(contents) }));
  } catch {
    // No storage.
  }
};

/** The contents that a pasted text stands for, where it is the one that was kept last; null for any other text. */
const clippedAs = (text: string): Contents | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as {
      text?: unknown;
      contents?: unknown;
    } | null;
    if (typeof kept?.contents !== 'string' || kept.text !== comparable(text)) return null;
    return readContents(kept.contents);
  } catch {
    return null;
  }
};

/** The parts or sets that a clipboard holds; null where it holds something else. */
export const contentsOn = (data: DataTransfer): Contents | null =>
  readContents(data.getData(CONTENTS_TYPE)) ?? clippedAs(data.getData('text/plain'));

import type { LoadedPart } from '../part-rows/loaded-part.js';
import { equalValues, learntFields, plainWords, type LearntField } from './domain/learnt-values.js';
import type { SavedValue } from './domain/judge-reading.js';
import type { Suggestion } from '../../files/reading/domain/drawing-page.js';

/** A part as it was and as it is saved. */
export interface SavedPart {
  before: LoadedPart;
  after: LoadedPart;
  /** It is put back to what it was: that says nothing of its drawing, and what was learnt of it meanwhile goes. */
  restored?: boolean;
}

/** The material that a text names in the catalogue, by its id. */
export type MaterialOf = (printed: string) => number | null;

const valueIn = (part: LoadedPart, field: LearntField): string | number | null =>
  field === 'material' ? (part.sheet?.material_id ?? part.material_id) : part[field];

/** Fields that the save has changed. */
export const changedByHand = ({ before, after }: SavedPart): LearntField[] =>
  learntFields.filter((field) => {
    const [was, is] = [valueIn(before, field), valueIn(after, field)];
    return typeof is === 'string' ? plainWords(is) !== plainWords(String(was ?? '')) : is !== was;
  });

/** A title that is the file's name says nothing of the drawing. */
function isNamedAfterFile(title: string, fileName: string): boolean {
  const stem = fileName.replace(/\.[^.]+$/, '');
  return stem !== '' && title.startsWith(stem) && !/\p{L}/u.test(title.slice(stem.length));
}

/** Laid on its side: the drawing's width is the part's length and the other way round. */
function isTurned({ width, length }: LoadedPart, reading: readonly Suggestion[]): boolean {
  const printed = (field: LearntField) => reading.find((each) => each.field === field)?.value;
  return width !== length && printed('width') === length && printed('length') === width;
}

/** Values of a save that judge the drawing: nothing of fields that are empty, and nothing of those that are as they were. */
export function savedValues(
  save: SavedPart,
  drawing: { reading: readonly Suggestion[]; original_name: string },
  materialOf: MaterialOf,
): SavedValue[] {
  const { after } = save;
  const turned = isTurned(after, drawing.reading);
  const other = { width: 'length', length: 'width' } as const;
  return changedByHand(save).flatMap((field): SavedValue[] => {
    const value = valueIn(after, turned && (field === 'width' || field === 'length') ? other[field] : field);
    if (value === null || value === 0 || value === '') return [];
    if (field === 'title' && isNamedAfterFile(String(value), drawing.original_name)) return [];
    if (field === 'material') return [{ field, is: (printed) => materialOf(String(printed)) === value }];
    return [{ field, is: (printed) => equalValues(printed, value) }];
  });
}

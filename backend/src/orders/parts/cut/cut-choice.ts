import type { DrawingContours } from '../../../files/drawing-contours.js';
import { MOST_CONTOURS, type ContourSheet } from '../../../files/flat-pattern/domain/contour-sheet.js';
import { chooseCut, unknownContours, type CutChoice } from '../../../files/flat-pattern/domain/cut-choice.js';
import type { FlatPattern } from '../../../files/flat-pattern/domain/flat-pattern.js';
import type { StoredFile } from '../../../files/stored-file.entity.js';
import { Conflict, Invalid } from '../../../platform/errors/app-errors.js';
import { messages } from '../../../platform/i18n/messages.js';
import type { LoadedPart } from '../../part-rows/loaded-part.js';
import { partTexts } from '../parts.texts.js';

/** A file as its contours are found. */
export type DrawingFile = Pick<StoredFile, 'mime' | 'original_key' | 'preview_key' | 'flat_pattern'>;

/** A part as its cut is chosen. */
export type DrawnPart = Pick<LoadedPart, 'content_file' | 'cut_choice'>;

/** A part's choice as a request makes it, found with one drawing of it, which may be another one by the time it is stored. */
export interface PreparedCut {
  /** The drawing's file. */
  file_id: number;
  choice: CutChoice | null | Invalid;
}

/**
 * The contours of its drawing that a part is to leave out of the cut. They are read from storage, and those of an old drawing
 * from the drawing itself: before a transaction, never inside of it.
 * @returns undefined where the request leaves the choice as it is, or takes it back: nothing is read for that
 */
export async function prepareCut(
  contours: DrawingContours,
  part: DrawnPart,
  ids: readonly string[] | null | undefined,
): Promise<PreparedCut | undefined> {
  const { content_file: file } = part;
  if (!file || keptChoice(part, ids) !== undefined) return undefined;
  return { file_id: file.id, choice: await chooseContours(contours, file, distinct(ids ?? [])) };
}

/** The contours of a part's drawing; null where it is no DXF, or can't be read. */
export async function contourSheet(
  contours: DrawingContours,
  file: DrawingFile | null,
): Promise<ContourSheet | null> {
  return file?.flat_pattern ? contours.read(file) : null;
}

async function chooseContours(
  contours: DrawingContours,
  file: NonNullable<LoadedPart['content_file']>,
  ids: readonly string[],
): Promise<CutChoice | null | Invalid> {
  if (!file.flat_pattern) return Invalid.field('contours_out', partTexts.noContours);
  const sheet = await contourSheet(contours, file);
  if (!sheet) return Invalid.field('contours_out', partTexts.unreadableContours);
  if (sheet.too_many) return Invalid.field('contours_out', partTexts.uncountedContours(MOST_CONTOURS));
  const unknown = unknownContours(sheet.contours, ids);
  if (unknown.length > 0) return Invalid.field('contours_out', partTexts.unknownContour);
  return chooseCut(file.flat_pattern, sheet.contours, ids);
}

/**
 * The part's choice as the request makes it.
 * @param prepared what was found for it before the transaction
 * @throws Invalid at contours_out; Conflict where the drawing was replaced meanwhile
 */
export function changedCut(
  part: DrawnPart,
  ids: readonly string[] | null | undefined,
  prepared: PreparedCut | undefined,
): CutChoice | null {
  const kept = keptChoice(part, ids);
  if (kept !== undefined) return kept;
  if (!part.content_file) throw Invalid.field('contours_out', partTexts.noContours);
  if (prepared?.file_id !== part.content_file.id) throw new Conflict(messages.http.changedMeanwhile);
  if (prepared.choice instanceof Invalid) throw prepared.choice;
  return prepared.choice;
}

/** The choice where no contours are needed to know it; undefined where they are. */
function keptChoice(
  { cut_choice }: DrawnPart,
  ids: readonly string[] | null | undefined,
): CutChoice | null | undefined {
  if (ids === undefined) return cut_choice;
  const wanted = distinct(ids ?? []);
  if (wanted.length === 0) return null;
  const stored = cut_choice?.out ?? [];
  return wanted.length === stored.length && wanted.every((id) => stored.includes(id))
    ? cut_choice
    : undefined;
}

/**
 * A part's choice with a new drawing: contours that it has at the same place stay out of the cut, the others are in.
 * @returns the choice, and what its user has to know of it; nothing where there was none
 */
export function carriedCut(
  choice: CutChoice | null,
  pattern: FlatPattern | null,
  sheet: ContourSheet | null,
): { choice: CutChoice | null; notice: string | null } {
  if (!choice) return { choice: null, notice: null };
  const kept = pattern && sheet ? chooseCut(pattern, sheet.contours, choice.out) : null;
  const count = kept?.out.length ?? 0;
  const lost = choice.out.length - count;
  const notes = [
    ...(count > 0 ? [partTexts.contoursKept(count)] : []),
    ...(lost > 0 ? [partTexts.contoursLost(lost)] : []),
  ];
  return { choice: kept, notice: notes.join(' ') };
}

const distinct = (ids: readonly string[]) => [...new Set(ids)];

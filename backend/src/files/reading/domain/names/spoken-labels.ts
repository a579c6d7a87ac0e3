import type { SuggestedField } from '../drawing-page.js';
import { dateOf } from '../dates/parse-date.js';
import { namesMaterial } from '../materials/spoken-material.js';

/**
 * Values that are of one field beyond doubt, so that they may stand behind its label with nothing between them: `Scale 2:1`,
 * `REV B`, `Drawing No AB-12`. A name may be any text and is none.
 */
const FORMS: Partial<Record<SuggestedField, (text: string) => boolean>> = {
  scale: (text) => /^\d+(?:[.,]\d+)?\s?[:/]\s?\d+(?:[.,]\d+)?$/.test(text),
  revision: (text) => /^(?:[A-Z]|\d{1,2}|\d{1,2}\.\d{1,2}|V\d{1,2}(?:\.\d{1,2})?)$/.test(text),
  date: (text) => dateOf(text) !== null,
  weight: (text) => /^\d+(?:[.,]\d+)? ?(?:kg|g|gr|lbs?)$/i.test(text),
  thickness: (text) => /^\d+(?:[.,]\d+)? ?mm$/i.test(text),
  reference: (text) => /^(?=.*\d)[\p{L}\d][\p{L}\d._/-]{2,}$/u.test(text) && dateOf(text) === null,
  material: namesMaterial,
};

/** Whether a text may be a value of the field that stands directly behind its label. */
export const isSpokenValue = (field: SuggestedField, text: string): boolean => FORMS[field]?.(text) ?? false;

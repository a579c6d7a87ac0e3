import { createHash } from 'node:crypto';
import type { StoredFile } from '../stored-file.entity.js';
import { datePatternsOn } from './domain/dates.js';
import { type DrawingPage, seenPlace, uprightPage } from './domain/drawing-page.js';
import { pageText } from './domain/drawing-text.js';
import { writesDayFirst } from './domain/labels.js';
import { layoutOf } from './domain/page-layout.js';
import { readDrawing } from './domain/read-drawing.js';
import { titleBlockOf } from './domain/title-block.js';

/** Hexadecimal letters of a block's key: enough that two shapes of one customer never have the same. */
const KEY_LENGTH = 32;

/** The kept reading of a PDF's page: suggestions for the part, and its title block, by which other drawings of it are known. */
export type PageReading = Pick<
  StoredFile,
  'reading' | 'text' | 'title_block' | 'block_texts' | 'date_patterns'
>;

/** A page of thousands of words may take seconds: it is for a thread of its own. */
export function readPage(page: DrawingPage): PageReading {
  const upright = uprightPage(page);
  const layout = layoutOf(upright);
  const read = readDrawing(page, layout);
  const block = titleBlockOf(upright, layout);
  const key = block && createHash('sha256').update(block.shape).digest('hex').slice(0, KEY_LENGTH);
  return {
    reading: read.length > 0 ? read : null,
    text: pageText(upright),
    title_block: key,
    block_texts: block?.texts.map((text) => ({ ...text, place: seenPlace(page, text.place) })) ?? null,
    date_patterns:
      layout &&
      datePatternsOn(layout.runs, {
        dayFirst: writesDayFirst(layout.labels.map(({ run }) => run.text)),
        created: page.created,
      }),
  };
}

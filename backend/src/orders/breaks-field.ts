import { property } from '../platform/shape.js';
import { wholeNumberListField } from '../platform/http/number-fields.js';
import { largestBreak, mostBreaks } from './domain/breaks.js';
import { orderTexts } from './orders.texts.js';

/** The quantity breaks of a set or of a whole quote in a request; multipart bodies hold them as JSON text. */
export const breaksField = () =>
  wholeNumberListField({
    min: 1,
    max: largestBreak,
    rangeText: orderTexts.breakOutOfRange,
    most: mostBreaks,
    mostText: orderTexts.tooManyBreaks,
    differentText: orderTexts.breakTwice,
    description: 'Quantity breaks: other quantities that are offered',
  });

/** Quantity breaks in an answer. */
export const breaks = () =>
  property<number[]>({
    type: 'array',
    items: { type: 'integer' },
    description: 'Quantity breaks: other quantities that are offered, ascending',
  });

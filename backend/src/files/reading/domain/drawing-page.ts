import type { GaugeTable } from './sheet-thickness.js';
/**
 * The part of a drawing's page that is read, and the suggestions that come out of it: nothing is taken over silently. Places are
 * fractions of the page as it is seen, from its top left corner.
 */

/** A rectangle on the page, each side 0 to 1. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rectangle around points. */
export function placeAround(points: Iterable<{ x: number; y: number }>): Place {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A run of letters without a space, and where it stands. */
export interface Word extends Place {
  text: string;
}

/** An upright ruled line, as fractions of the page: the side of a title block's cell, or of anything else. */
export interface Rule {
  x: number;
  top: number;
  bottom: number;
}

/** A level ruled line, as fractions of the page. */
export interface Level {
  y: number;
  left: number;
  right: number;
}

/** One page's text layer: its size in points, as it is seen, its words and ruled lines in any order. */
export interface DrawingPage {
  width: number;
  height: number;
  words: readonly Word[];
  /** Most of its letters are written upwards, or downwards: the page is turned with all of its text. */
  turned?: 'up' | 'down';
  rules?: readonly Rule[];
  levels?: readonly Level[];
  /** Boxes of arcs and curves. */
  curves?: readonly Place[];
  /** How many of its lines are neither upright nor level and long enough to be seen as such. */
  slopes?: number;
  /** Places of its images. */
  pictures?: readonly Place[];
  /** The day on which its file was written, as YYYY-MM-DD. */
  created?: string | undefined;
  /** More is drawn than was looked at, or a shading, of which only its colours are known. */
  partial?: boolean;
}

/** Fields of a part that a drawing may fill. */
export const suggestedFields = [
  'title',
  'reference',
  'revision',
  'material',
  'thickness',
  'weight',
  'quantity',
  'scale',
  'finish',
  'tolerance',
  'roughness',
  'date',
  'width',
  'length',
  'diameter',
] as const;
export type SuggestedField = (typeof suggestedFields)[number];

/** One thing that the drawing says. */
export interface Suggestion {
  field: SuggestedField;
  /** Normalised: mm for measures, kg for weights, a whole number for quantities, text for the rest. */
  value: string | number;
  /** As it is printed. */
  text: string;
  /** 0 to 1; wrong is worse than missed, so what is below one half is better left out. */
  confidence: number;
  place: Place;
  /** Recognised in a picture; absent where it is the page's own text. */
  source?: 'ocr';
  /** Of a thickness: the table of sheet gauges that gives it. */
  table?: GaugeTable;
}

/** Turned to the right, what was written upwards is level; turned to the left, what was written downwards. */
const TURNS = {
  up: {
    place: ({ x, y, width, height }: Place): Place => ({
      x: 1 - y - height,
      y: x,
      width: height,
      height: width,
    }),
    level: ({ x, top, bottom }: Rule): Level => ({ y: x, left: 1 - bottom, right: 1 - top }),
    rule: ({ y, left, right }: Level): Rule => ({ x: 1 - y, top: left, bottom: right }),
  },
  down: {
    place: ({ x, y, width, height }: Place): Place => ({
      x: y,
      y: 1 - x - width,
      width: height,
      height: width,
    }),
    level: ({ x, top, bottom }: Rule): Level => ({ y: 1 - x, left: top, right: bottom }),
    rule: ({ y, left, right }: Level): Rule => ({ x: y, top: 1 - right, bottom: 1 - left }),
  },
};

/** A page that is turned with all of its text, as it would be read; any other page as it is. */
export function uprightPage(page: DrawingPage): DrawingPage {
  const { turned, width, height, words, rules = [], levels = [], curves = [], pictures = [], ...rest } = page;
  if (!turned) return page;
  const { place, level, rule } = TURNS[turned];
  return {
    ...rest,
    width: height,
    height: width,
    words: words.map((word) => ({ text: word.text, ...place(word) })),
    rules: levels.map(rule),
    levels: rules.map(level),
    curves: curves.map(place),
    pictures: pictures.map(place),
  };
}

/** Where a place of the upright page is on the page as it is seen. */
export const seenPlace = ({ turned }: DrawingPage, place: Place): Place =>
  turned ? TURNS[turned === 'up' ? 'down' : 'up'].place(place) : place;

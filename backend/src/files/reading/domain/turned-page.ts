import type { DrawingPage, Level, Place, Rule } from './drawing-page.js';

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

import { contradictedSides, drawnCounts, filledSides } from './drawn-part';
import type { Part } from './types';

const flat_pattern = { width: 250, length: 400 } as Part['flat_pattern'];
const part = (width: number, length: number, fields: Partial<Part> = {}) =>
  ({ type: 'sheet', width, length, flat_pattern, ...fields }) as Part;

const SHEET = { width: 1200, length: 3000 };

describe('the sides that a sheet or material brings along', () => {
  it.each<[string, Part, typeof SHEET | undefined, object]>([
    ['are the drawing’s', part(0, 0), undefined, { width: 250, length: 400 }],
    ['of a material, too', part(0, 0, { type: 'material' }), undefined, { width: 250, length: 400 }],
    ['in place of the former sheet’s', part(1200, 3000), SHEET, { width: 250, length: 400 }],
    ['where they were not typed', part(260, 410), SHEET, {}],
    ['beside a typed one', part(252, 0), undefined, { length: 400 }],
    ['beside a typed one of a part on its side', part(400, 0), undefined, { length: 250 }],
    ['beside a typed length of a part on its side', part(1200, 250), SHEET, { width: 400 }],
    ['are none of a bar', part(0, 0, { type: 'bar' }), undefined, {}],
    ['are none of a component', part(0, 0, { type: 'component' }), undefined, {}],
    ['are none without a DXF', part(0, 0, { flat_pattern: null }), undefined, {}],
    [
      'are none of a drawing without an area',
      part(0, 0, { flat_pattern: { width: 0, length: 90 } as Part['flat_pattern'] }),
      undefined,
      {},
    ],
  ])('%s', (_name, own, former, expected) => expect(filledSides(own, former)).toEqual(expected));
});

describe('sides that contradict the drawing', () => {
  const drawn = { width: 250, length: 400 };
  it.each<[string, Part, object | null]>([
    ['the whole sheet', part(1200, 3000), drawn],
    ['none', part(0, 0), drawn],
    ['the drawing’s', part(250, 400), null],
    ['laid across', part(400, 250), null],
    ['2 % more', part(255, 392), null],
    ['more than 2 % more', part(255.01, 400), drawn],
    ['more than 2 % less', part(250, 391.99), drawn],
    ['a part of the other kind', part(1200, 3000, { type: 'bar' }), null],
    ['a part without a type', part(0, 0, { type: null }), null],
    ['a drawing that is no DXF', part(1200, 3000, { flat_pattern: null }), null],
  ])('%s', (_name, own, expected) => expect(contradictedSides(own)).toEqual(expected));
});

it('counts what the drawing names, 0 included, and no axes that may be bends', () => {
  const drawn = (bends: number, bends_assumed: boolean) =>
    drawnCounts({
      flat_pattern: { features: { bends, bends_assumed, hole_count: 0 } } as Part['flat_pattern'],
    });
  expect(drawn(2, false)).toEqual({ bends: 2, holes: 0 });
  expect(drawn(0, false)).toEqual({ bends: 0, holes: 0 });
  expect(drawn(1, true)).toEqual({ bends: undefined, holes: 0 });
  expect(drawnCounts({ flat_pattern: null })).toEqual({});
});

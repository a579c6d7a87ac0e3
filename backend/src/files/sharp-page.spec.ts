import { besideSharp, sharpKeyOf } from './sharp-page.js';

it.each([
  ['parts/preview/preview-3.webp', 3, 'parts/preview/sharp-3.webp'],
  ['parts/ab/preview.webp', 1, 'parts/ab/sharp.webp'],
  ['parts/ab/preview.webp', null, null],
  [null, 1, null],
])('%s, page %s: %s', (preview_key, page, expected) => {
  const key = sharpKeyOf({ preview_key, page });
  expect(key).toBe(expected);
  if (key) expect(besideSharp(key)).toBe(preview_key);
});

it('leaves other keys as they are', () => {
  expect(besideSharp('parts/ab/thumb-1.webp')).toBe('parts/ab/thumb-1.webp');
});

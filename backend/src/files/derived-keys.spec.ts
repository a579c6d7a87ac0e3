import { besidePreview, contoursKeyOf, sharpKeyOf } from './prepared-file.js';

it.each([
  ['parts/preview/preview-3.webp', 3, 'parts/preview/sharp-3.webp'],
  ['parts/ab/preview.webp', 1, 'parts/ab/sharp.webp'],
  ['parts/ab/preview.webp', null, null],
  [null, 1, null],
])('%s, page %s: %s', (preview_key, page, expected) => {
  const key = sharpKeyOf({ preview_key, page });
  expect(key).toBe(expected);
  if (key) expect(besidePreview(key)).toBe(preview_key);
});

it('leaves other keys as they are', () => {
  expect(besidePreview('parts/ab/thumb-1.webp')).toBe('parts/ab/thumb-1.webp');
});

it.each([
  ['image/vnd.dxf', 'parts/contours/preview.webp', 'parts/contours/contours.json'],
  ['application/pdf', 'parts/ab/preview.webp', null],
  ['image/vnd.dxf', null, null],
])('contours of %s, %s: %s', (mime, preview_key, expected) => {
  const key = contoursKeyOf({ mime, preview_key });
  expect(key).toBe(expected);
  if (key) expect(besidePreview(key)).toBe(preview_key);
});

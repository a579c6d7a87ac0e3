import { originalOf, paths } from './file-paths.js';
import type { StoredFile } from './stored-file.entity.js';

const page = {
  id: 1,
  kind: 'part',
  owner_id: 7,
  original_key: 'parts/x/original.pdf',
  original_name: 'suporte.pdf',
  mime: 'application/pdf',
  size: 10,
  page: 2,
  width: 2000,
  height: 1413,
  preview_key: 'parts/x/preview-2.webp',
  thumbnail_key: 'parts/x/thumb-2.webp',
  flat_pattern: null,
  reading: null,
  title_block: null,
  block_texts: null,
  date_patterns: null,
  text: null,
  digest: null,
  outline: null,
  recognition: null,
  created_at: '2026-01-01T00:00:00.000Z',
} satisfies StoredFile;

it('a page has the paths that follow the host', () => {
  expect(paths(page)).toEqual({
    content: '/storage/parts/x/preview-2.webp',
    thumbnail: '/storage/parts/x/thumb-2.webp',
    original: {
      path: '/storage/parts/x/original.pdf',
      name: 'suporte.pdf',
      mime: 'application/pdf',
      page: 2,
    },
  });
});

it('no file has none, and a file without pictures has its original alone', () => {
  expect(paths(null)).toEqual({ content: null, thumbnail: null, original: null });
  expect(originalOf(undefined)).toBeNull();
  expect(paths({ ...page, page: null, preview_key: null, thumbnail_key: null })).toMatchObject({
    content: null,
    thumbnail: null,
    original: { page: null },
  });
});

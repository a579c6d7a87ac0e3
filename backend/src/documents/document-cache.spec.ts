import { DocumentCache } from './document-cache.js';
import type { DocumentRequest } from './document-request.js';
import type { Picture } from './models/shared-model.js';
import type { DocumentModel } from './steps/build-model.js';

const picture = (key: string, print_height: number | null = null): Picture => ({
  key,
  print_height,
  width: 10,
  height: 10,
  photo: false,
  original: null,
});

describe('pictures', () => {
  it('are given back, each size for itself', () => {
    const cache = new DocumentCache();
    cache.keepPicture(picture('a'), 'whole');
    cache.keepPicture(picture('a', 100), 'small');
    expect([cache.picture(picture('a')), cache.picture(picture('a', 100))]).toEqual(['whole', 'small']);
    expect(cache.picture(picture('b'))).toBeUndefined();
  });

  it('make way in the order in which they were used last', () => {
    const cache = new DocumentCache();
    const large = 'x'.repeat(20 * 1024 * 1024);
    for (const key of ['a', 'b']) cache.keepPicture(picture(key), large);
    expect(cache.picture(picture('a'))).toBe(large);
    cache.keepPicture(picture('c'), large);
    expect(['a', 'b', 'c'].filter((key) => cache.picture(picture(key)))).toEqual(['a', 'c']);
  });
});

describe('a digest', () => {
  const request: DocumentRequest = { kind: 'quote', order_id: 1 };

  it('is read once for each state of the database and each document', async () => {
    const cache = new DocumentCache();
    const read = jest.fn<Promise<string>, []>();
    for (const digest of ['first', 'other', 'second']) read.mockResolvedValueOnce(digest);
    const sets: DocumentRequest = { kind: 'sets', order_id: 1, set_id: null };
    expect(await cache.digest(request, '1', read)).toBe('first');
    expect(await cache.digest(request, '1', read)).toBe('first');
    expect(await cache.digest(sets, '1', read)).toBe('other');
    expect(await cache.digest(request, '2', read)).toBe('second');
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('is read every time where the database has no stamp', async () => {
    const cache = new DocumentCache();
    const read = jest.fn(async () => 'digest');
    for (const stamp of [null, null]) await cache.digest(request, stamp, read);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

it('a model is taken once', () => {
  const cache = new DocumentCache();
  const model = { kind: 'part-sheets', sheets: [] } as unknown as DocumentModel;
  cache.keepModel('digest', model);
  expect([cache.takeModel('digest'), cache.takeModel('digest')]).toEqual([model, undefined]);
});

import type { Picture } from '../models/picture.js';
import { RecentPictures } from './recent-pictures.js';

const picture = (key: string, print_height: number | null = null): Picture => ({
  ...{ key, print_height, width: 10, height: 10, photo: false, original: null },
});

describe('recent pictures', () => {
  it('are given back, each size for itself', () => {
    const recent = new RecentPictures();
    recent.keep(picture('a'), 'whole');
    recent.keep(picture('a', 100), 'small');
    expect([recent.get(picture('a')), recent.get(picture('a', 100))]).toEqual(['whole', 'small']);
    expect(recent.get(picture('b'))).toBeUndefined();
  });

  it('make way in the order in which they were used last', () => {
    const recent = new RecentPictures(10);
    for (const key of ['a', 'b']) recent.keep(picture(key), '12345');
    expect(recent.get(picture('a'))).toBe('12345');
    recent.keep(picture('c'), '123');
    recent.keep(picture('c'), '12345');
    expect(['a', 'b', 'c'].filter((key) => recent.get(picture(key)))).toEqual(['a', 'c']);
    recent.keep(picture('d'), 'more than all the room');
    expect(['a', 'c', 'd'].filter((key) => recent.get(picture(key)))).toEqual([]);
  });
});

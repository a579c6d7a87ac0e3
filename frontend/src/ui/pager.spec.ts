import { pageWindow } from './pager';

it.each([
  [1, 1, [1]],
  [1, 12, [1, 2, 3, 4, 5, 6, 7]],
  [6, 12, [3, 4, 5, 6, 7, 8, 9]],
  [12, 12, [6, 7, 8, 9, 10, 11, 12]],
  [2, 3, [1, 2, 3]],
])('page %i of %i shows %p', (page, pages, numbers) => {
  expect(pageWindow(page, pages)).toEqual(numbers);
});

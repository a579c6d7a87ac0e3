import { readContents } from './contents';

const contents = { kind: 'parts', mode: 'copy', order_id: 7, ids: [3, 1] };

it('reads what was copied', () => {
  expect(readContents(JSON.stringify(contents))).toEqual(contents);
  expect(readContents(JSON.stringify({ ...contents, kind: 'sets', mode: 'move', more: 1 }))).toEqual({
    ...contents,
    kind: 'sets',
    mode: 'move',
  });
});

it.each([
  '',
  'Flange',
  'null',
  '[]',
  '7',
  JSON.stringify({ ...contents, kind: 'orders' }),
  JSON.stringify({ ...contents, mode: 'link' }),
  JSON.stringify({ ...contents, order_id: 0 }),
  JSON.stringify({ ...contents, ids: [] }),
  JSON.stringify({ ...contents, ids: [1, '2'] }),
  JSON.stringify({ ...contents, ids: 3 }),
])('takes %s for something else', (text) => {
  expect(readContents(text)).toBeNull();
});

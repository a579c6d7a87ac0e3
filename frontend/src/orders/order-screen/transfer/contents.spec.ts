import { type Contents, readContents, writeContents } from './contents';

const HERE = 'https://forja.example';
const contents: Contents = { kind: 'parts', mode: 'copy', order_id: 7, ids: [3, 1] };
const written = { ...contents, origin: HERE };

it('reads what was copied', () => {
  expect(readContents(writeContents(contents, HERE), HERE)).toEqual(contents);
  expect(readContents(JSON.stringify({ ...written, kind: 'sets', mode: 'move', more: 1 }), HERE)).toEqual({
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
  writeContents(contents, 'https://other.example'),
  JSON.stringify({ ...written, kind: 'orders' }),
  JSON.stringify({ ...written, mode: 'link' }),
  JSON.stringify({ ...written, order_id: 0 }),
  JSON.stringify({ ...written, ids: [] }),
  JSON.stringify({ ...written, ids: [1, '2'] }),
  JSON.stringify({ ...written, ids: 3 }),
])('takes %s for something else', (text) => {
  expect(readContents(text, HERE)).toBeNull();
});

import { sameName } from './same-name';

const rows = [
  { id: 1, name: 'Aço SAE 1020' },
  { id: 2, name: 'Alumínio  5052' },
];
const found = (name: string, ownId?: number) => sameName(rows, (row) => row.name, name, ownId)?.id;

it.each([
  ['aco sae 1020', undefined, 1],
  [' ALUMINIO 5052 ', undefined, 2],
  ['Aço SAE 1020', 1, undefined],
  ['Aço SAE 1020', 2, 1],
  ['Aço SAE', undefined, undefined],
  ['', undefined, undefined],
])('%j of entry %p has the name of %p', (name, ownId, id) => {
  expect(found(name, ownId)).toBe(id);
});

import type { Part } from '../../data/types';
import { columnsOf } from './columns';
import { newPart } from './new-part';
import { type RowView, rowsInView, textsOf } from './row-view';

const part = (fields: Partial<Part>): Part => ({ ...newPart(1), ...fields });
const columns = columnsOf([]);
const parts = [
  part({ id: 1, title: 'Tampo 10', thickness: 3 }),
  part({ id: 2, title: 'Tampo 9', thickness: 12.7 }),
  part({ id: 3, title: 'aba', thickness: 3 }),
  part({ id: 4, title: '', thickness: 1.5 }),
];
const idsIn = (view: RowView) =>
  [...rowsInView(parts, view, columns, {})]
    .filter(([, place]) => place >= 0)
    .sort(([, one], [, other]) => one - other)
    .map(([id]) => id);

it.each([
  ['numbers by value', 'thickness', false, [4, 1, 3, 2]],
  ['numbers from the largest on', 'thickness', true, [2, 1, 3, 4]],
  ['names as people count, without a name last', 'title', false, [3, 2, 1, 4]],
  ['names backwards, without a name last', 'title', true, [1, 2, 3, 4]],
])('sorts %s', (_name, column, descending, ids) => {
  expect(idsIn({ sort: { column, descending }, filters: {} })).toEqual(ids);
});

it('shows the parts that all filters let through', () => {
  const filters = { thickness: ['3,00'], title: ['aba', 'Tampo 9'] };
  expect(idsIn({ sort: null, filters })).toEqual([3]);
});

it('names what a column shows once', () => {
  const thickness = columns.find(({ key }) => key === 'thickness');
  expect(thickness && textsOf(parts, thickness, {})).toEqual(['1,50', '3,00', '12,70']);
});

import { ENTERED_FIGURES, isLockable, PART_COUNTS, partFieldsWith } from '@forja/figures';
import { columnsOf } from './grid/core/columns';
import { DIMENSIONS } from './part-dialog/draft/dimensions';

it('every field of a part that is entered has a column in the grid', () => {
  const written = new Set<string>(columnsOf([]).flatMap(({ fields }) => fields));
  const fields = [...partFieldsWith('entered', 'input'), ...partFieldsWith('entered', 'lockable')];
  expect(fields.filter((name) => !written.has(name))).toEqual([]);
});

it('every figure of a part that is entered has a field in its dialog', () => {
  const shown = [...Object.values(DIMENSIONS).flat(), ...PART_COUNTS, 'quantity', 'markup'] as string[];
  expect(ENTERED_FIGURES.filter((name) => !isLockable(name) && !shown.includes(name))).toEqual([]);
});

import { newPart } from '../core/new-part';
import { CellMarks } from './cell-marks';
import { NewParts } from './new-parts';

describe('a new row whose answer was lost', () => {
  test('is no row of its own once it is answered, where the screen has its part before', () => {
    const rows = new NewParts(new CellMarks());
    const { id } = rows.draft(1);
    const stored = { ...newPart(id, 1), id: 101 };
    rows.shown([stored]);
    expect(rows.current()).toHaveLength(1);
    rows.added([{ part: id, row: { set_id: 1 } }], { parts: [stored], refused: [], kept: [] });
    expect(rows.current()).toEqual([]);
    expect(rows.idOf(id)).toBe(101);
  });
});

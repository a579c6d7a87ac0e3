import { firstEmptyOf } from './dimensions';
import type { PartDraft } from './part-payload';

const SHEET = { type: 'sheet', sheet_id: 1, thickness: 3, width: 250, length: 400, quantity: 10 };

it.each([
  [{ type: null }, 'choice'],
  [{ type: null, flat_pattern: { remarks: [{ code: 'maybe_inches', count: 1, mm: 508 }] } }, 'unit'],
  [{ ...SHEET, sheet_id: null }, 'choice'],
  [{ ...SHEET, thickness: 0, width: 0 }, 'width'],
  [{ ...SHEET, length: 0 }, 'length'],
  [{ ...SHEET, quantity: 0 }, 'quantity'],
  [SHEET, 'choice'],
  [{ type: 'bar', bar_id: 1, width: 0, length: 0, quantity: 1 }, 'length'],
  [{ type: 'component', component_id: 1, quantity: 0 }, 'quantity'],
  [{ type: 'process', quantity: 2 }, 'quantity'],
])('of %j the first field is %s', (draft, first) => {
  expect(firstEmptyOf(draft as PartDraft)).toBe(first);
});

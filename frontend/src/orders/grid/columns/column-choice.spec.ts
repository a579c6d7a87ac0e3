import fc from 'fast-check';
import { columnsOf } from '../core/columns';
import {
  arranged,
  type ColumnChoice,
  sorted,
  STANDARD,
  withFreeze,
  withHidden,
  withMove,
  withStep,
} from './column-choice';

const all = columnsOf([{ id: 3, title: 'Dobra' }]);
const keys = all.map(({ key }) => key);
const keysOf = (choice: ColumnChoice, columns = all) => arranged(columns, choice).map(({ key }) => key);
const frozenOf = (choice: ColumnChoice) =>
  arranged(all, choice)
    .filter(({ frozen }) => frozen)
    .map(({ key }) => key);

it('is as the product comes until something is chosen', () => {
  expect(keysOf(STANDARD)).toEqual(keys);
  expect(frozenOf(STANDARD)).toEqual(['position', 'thumbnail', 'title']);
});

it('hides and shows, but neither the numbers nor the names of the rows', () => {
  const hidden = withHidden(STANDARD, 'ncm', true);
  expect(keysOf(hidden)).toEqual(keys.filter((key) => key !== 'ncm'));
  expect(keysOf(withHidden(hidden, 'ncm', false))).toEqual(keys);
  expect(keysOf(withHidden(withHidden(STANDARD, 'title', true), 'position', true))).toEqual(keys);
  expect(sorted(all, hidden).map(({ key }) => key)).toEqual(keys);
});

it('keeps a hidden column in view while a text of it is not saved', () => {
  expect(arranged(all, withHidden(STANDARD, 'ncm', true), ['ncm']).map(({ key }) => key)).toEqual(keys);
});

it('freezes columns before all others, and lets them go back to where they stood', () => {
  const frozen = withFreeze(STANDARD, 'quantity', true);
  expect(frozenOf(frozen)).toEqual(['position', 'thumbnail', 'title', 'quantity']);
  expect(keysOf(withFreeze(frozen, 'quantity', false))).toEqual(keys);
  expect(frozenOf(withFreeze(STANDARD, 'position', false))).toContain('position');
});

it('moves beside another column, into the frozen ones where that one is', () => {
  const moved = withMove(all, STANDARD, { key: 'quantity', beside: 'reference', side: 'before' });
  expect(keysOf(moved).slice(0, 5)).toEqual(['position', 'thumbnail', 'title', 'quantity', 'reference']);
  expect(frozenOf(moved)).not.toContain('quantity');
  const first = withMove(all, STANDARD, { key: 'quantity', beside: 'position', side: 'before' });
  expect(keysOf(first).slice(0, 3)).toEqual(['position', 'quantity', 'thumbnail']);
  expect(frozenOf(first)).toContain('quantity');
  expect(withMove(all, STANDARD, { key: 'position', beside: 'title', side: 'after' })).toBe(STANDARD);
});

it('steps over what is shown, and stays among the frozen ones or the others', () => {
  const hidden = withHidden(STANDARD, 'type', true);
  const among = arranged(all, hidden);
  const stepped = withStep(all, hidden, { key: 'choice', step: -1, among });
  expect(keysOf(stepped).slice(3, 5)).toEqual(['choice', 'reference']);
  expect(withStep(all, hidden, { key: 'reference', step: -1, among })).toBe(hidden);
  expect(withStep(all, hidden, { key: 'thumbnail', step: -1, among })).toBe(hidden);
  expect(withStep(all, hidden, { key: 'obs', step: 1, among })).toBe(hidden);
});

it('knows the place of a column that another order has, and gives a new one its own', () => {
  const moved = withMove(all, STANDARD, { key: 'process-3', beside: 'reference', side: 'before' });
  const other = columnsOf([{ id: 4, title: 'Solda' }]);
  const there = withMove(other, moved, { key: 'obs', beside: 'reference', side: 'before' });
  expect(keysOf(there).slice(3, 6)).toEqual(['process-3', 'obs', 'reference']);
  const quantity = keysOf(there, other).indexOf('quantity');
  expect(keysOf(there, other)[quantity + 1]).toBe('process-4');
});

it('loses no column and shows none twice, whatever is done', () => {
  const key = fc.constantFrom(...keys);
  const action = fc.oneof(
    fc.record({ kind: fc.constant('hide' as const), key, on: fc.boolean() }),
    fc.record({ kind: fc.constant('freeze' as const), key, on: fc.boolean() }),
    fc.record({ kind: fc.constant('move' as const), key, beside: key, on: fc.boolean() }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
      let choice = STANDARD;
      for (const each of actions) {
        if (each.kind === 'hide') choice = withHidden(choice, each.key, each.on);
        else if (each.kind === 'freeze') choice = withFreeze(choice, each.key, each.on);
        else {
          const side = each.on ? 'before' : 'after';
          choice = withMove(all, choice, { key: each.key, beside: each.beside, side });
        }
      }
      const list = sorted(all, choice);
      expect(list.map((column) => column.key).toSorted()).toEqual(keys.toSorted());
      const shown = arranged(all, choice);
      expect(shown[0]?.key).toBe('position');
      const lastFrozen = shown.findLastIndex(({ frozen }) => frozen);
      expect(shown.slice(0, lastFrozen + 1).every(({ frozen }) => frozen)).toBe(true);
    }),
  );
});

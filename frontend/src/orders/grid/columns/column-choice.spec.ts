import fc from 'fast-check';
import { columnsOf } from '../core/columns';
import {
  arranged,
  type ColumnChoice,
  GROUPS,
  sorted,
  STANDARD,
  withFreeze,
  withGroup,
  withHidden,
  withMove,
  withStep,
  withWidth,
} from './column-choice';

const all = columnsOf([{ id: 3, title: 'Dobra' }]);
const keys = all.map(({ key }) => key);
/** All columns are shown. */
const ALL: ColumnChoice = { ...STANDARD, hidden: [] };
const keysOf = (choice: ColumnChoice, columns = all) => arranged(columns, choice).map(({ key }) => key);
const frozenOf = (choice: ColumnChoice) =>
  arranged(all, choice)
    .filter(({ frozen }) => frozen)
    .map(({ key }) => key);

it('is as the product comes until something is chosen: price and quantity among what is filled in', () => {
  expect(keysOf(STANDARD)).toEqual(
    'position thumbnail title reference type choice thickness width length quantity process-3 unit_value final_value'.split(
      ' ',
    ),
  );
  expect(keysOf(ALL)).toEqual(keys);
  expect(frozenOf(STANDARD)).toEqual(['position', 'thumbnail', 'title']);
});

it('shows and hides a group of columns at once, and keeps the width of a column within limits', () => {
  const taxes = withGroup(STANDARD, 'taxes', false);
  expect(keysOf(taxes)).toEqual(expect.arrayContaining([...GROUPS.taxes]));
  expect(keysOf(withGroup(taxes, 'taxes', true))).toEqual(keysOf(STANDARD));
  const widthOf = (px: number) =>
    arranged(all, withWidth(STANDARD, 'title', px)).find(({ key }) => key === 'title')?.width;
  expect([320.4, 1, 5000].map(widthOf)).toEqual([320, 36, 600]);
});

it('hides and shows, but neither the numbers nor the names of the rows', () => {
  const hidden = withHidden(ALL, 'ncm', true);
  expect(keysOf(hidden)).toEqual(keys.filter((key) => key !== 'ncm'));
  expect(keysOf(withHidden(hidden, 'ncm', false))).toEqual(keys);
  expect(keysOf(withHidden(withHidden(ALL, 'title', true), 'position', true))).toEqual(keys);
  expect(sorted(all, hidden).map(({ key }) => key)).toEqual(keys);
});

it('keeps a hidden column in view while a text of it is not saved', () => {
  expect(arranged(all, withHidden(ALL, 'ncm', true), ['ncm']).map(({ key }) => key)).toEqual(keys);
});

it('freezes columns before all others, and lets them go back to where they stood', () => {
  const frozen = withFreeze(ALL, 'quantity', true);
  expect(frozenOf(frozen)).toEqual(['position', 'thumbnail', 'title', 'quantity']);
  expect(keysOf(withFreeze(frozen, 'quantity', false))).toEqual(keys);
  expect(frozenOf(withFreeze(ALL, 'position', false))).toContain('position');
});

it('moves beside another column, into the frozen ones where that one is', () => {
  const moved = withMove(all, ALL, { key: 'quantity', beside: 'reference', side: 'before' });
  expect(keysOf(moved).slice(0, 5)).toEqual(['position', 'thumbnail', 'title', 'quantity', 'reference']);
  expect(frozenOf(moved)).not.toContain('quantity');
  const first = withMove(all, ALL, { key: 'quantity', beside: 'position', side: 'before' });
  expect(keysOf(first).slice(0, 3)).toEqual(['position', 'quantity', 'thumbnail']);
  expect(frozenOf(first)).toContain('quantity');
  expect(withMove(all, ALL, { key: 'position', beside: 'title', side: 'after' })).toBe(ALL);
});

it('steps over what is shown, and stays among the frozen ones or the others', () => {
  const hidden = withHidden(ALL, 'type', true);
  const among = arranged(all, hidden);
  const stepped = withStep(all, hidden, { key: 'choice', step: -1, among });
  expect(keysOf(stepped).slice(3, 5)).toEqual(['choice', 'reference']);
  expect(withStep(all, hidden, { key: 'reference', step: -1, among })).toBe(hidden);
  expect(withStep(all, hidden, { key: 'thumbnail', step: -1, among })).toBe(hidden);
  expect(withStep(all, hidden, { key: 'final_value', step: 1, among })).toBe(hidden);
});

it('knows the place of a column that another order has, and gives a new one its own', () => {
  const moved = withMove(all, ALL, { key: 'process-3', beside: 'reference', side: 'before' });
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
      let choice = ALL;
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

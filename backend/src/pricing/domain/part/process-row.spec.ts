import { exact } from '../numbers/exact.js';
import type { ProcessRow } from './process-row.js';
import { processRowValue, rowValue, withoutCalculatedValues } from './process-row.js';

const RATES = [
  { id: 1, value_per_minute: 2.5 },
  { id: 2, value_per_minute: 0.335 },
  { id: 3, value_per_minute: 7.8 },
];

describe('the value of a process', () => {
  it.each([
    [12, 2.5, 30],
    [3, 0.335, 1.01],
    [7, 0.33, 2.31],
    [0, 2.5, 0],
    [null, 2.5, 0],
    [12, null, 0],
    [undefined, undefined, 0],
  ])('of %p minutes at %p is %p', (time, rate, expected) => {
    expect(processRowValue(time, rate)).toBe(expected);
  });

  it.each<[string, ProcessRow, number]>([
    ['without a value counts time × rate', { process_id: 1, time: 12 }, 30],
    ['with null counts time × rate', { process_id: 2, time: 3, final_value: null }, 1.01],
    ['keeps a value of its own', { process_id: 1, time: 12, final_value: 25.5 }, 25.5],
    ['keeps a value of 0', { process_id: 1, time: 12, final_value: 0 }, 0],
    ['without a process is worth 0', { process_id: null, time: 12, final_value: 25.5 }, 0],
    ['without time is worth 0', { process_id: 1, time: 0, final_value: 25.5 }, 0],
    ['of an unknown process is worth 0', { process_id: 9, time: 12 }, 0],
    // Nothing multiplies a rule's whole minutes.
    ['with a rule counts exact minutes', { process_id: 3, time: 2, rule: true, exact_time: 1.6433 }, 12.82],
    ['with a short one', { process_id: 3, time: 1, rule: true, exact_time: 0.5583 }, 4.35],
    ['at the minimum', { process_id: 3, time: 1, rule: true, exact_time: 0.5 }, 3.9],
    [
      'with a rule has no typed value',
      { process_id: 3, time: 2, rule: true, exact_time: 1, final_value: 9 },
      7.8,
    ],
    ['whose rule gives none is worth 0', { process_id: 3, time: 0, rule: true, final_value: 9 }, 0],
    [
      'that was not typed counts time × rate',
      { process_id: 1, time: 12, final_value: 29, typed_value: false },
      30,
    ],
  ])('a row %s', (_name, row, expected) => {
    expect(rowValue(row, RATES).value.equals(exact(expected))).toBe(true);
  });
});

it('takes out the values that follow the rate, and keeps those that were typed', () => {
  const rows: ProcessRow[] = [
    { process_id: 1, time: 12, final_value: 30 },
    { process_id: 1, time: 12, final_value: 29.99 },
    { process_id: 2, time: 3 },
    { process_id: 1, time: 12, final_value: 30, typed_value: true },
    { process_id: 3, time: 1, rule: true, exact_time: 0.5, final_value: 3.9 },
  ];
  expect(withoutCalculatedValues(rows, RATES)).toEqual([
    { process_id: 1, time: 12, final_value: null },
    { process_id: 1, time: 12, final_value: 29.99 },
    { process_id: 2, time: 3, final_value: null },
    { process_id: 1, time: 12, final_value: 30, typed_value: true },
    { process_id: 3, time: 1, rule: true, exact_time: 0.5, final_value: null },
  ]);
});

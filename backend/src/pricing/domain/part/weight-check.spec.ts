import { weightDifference } from './weight-check.js';

describe('a printed weight against the computed one', () => {
  it.each([
    [1, 1.05, null],
    [1, 0.95, null],
    [1, 1.0501, 5],
    [2, 1, -50],
    [0.797, 0.8424, 5.7],
    [0.1, 0.3, 200],
    [0, 1, null],
    [1, 0, null],
  ])('%s kg printed, %s kg computed: %s %%', (printed, computed, percent) => {
    const expected = percent === null ? null : { printed, computed, percent };
    expect(weightDifference(printed, computed)).toEqual(expected);
  });

  it.each([
    [0.1, 0.14, 0.1, null],
    [0.1, 0.15, 0.1, null],
    [0.1, 0.151, 0.1, 51],
    [0.8, 0.842, 0.1, null],
    [0.8, 0.842, 0.01, 5.3],
  ])('%s kg printed, %s kg computed, rounded to %s kg: %s %%', (printed, computed, step, percent) => {
    const expected = percent === null ? null : { printed, computed, percent };
    expect(weightDifference(printed, computed, step)).toEqual(expected);
  });
});

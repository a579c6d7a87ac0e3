import { exactLength, maxDecimals, notBlank } from './rules';

it.each([
  [notBlank('falta'), null, 'falta'],
  [notBlank('falta'), '   ', 'falta'],
  [notBlank('falta'), 0, undefined],
  [maxDecimals(2, 'casas'), 1.234, 'casas'],
  [maxDecimals(2, 'casas'), 1.23, undefined],
  [maxDecimals(6, 'casas'), 0.0000001, 'casas'],
  [maxDecimals(2, 'casas'), null, undefined],
  [exactLength(2, 'dois'), 'SPX', 'dois'],
  [exactLength(2, 'dois'), 'SP', undefined],
  [exactLength(2, 'dois'), '', undefined],
])('%# %p', (rule, value, complaint) => {
  expect(rule(value, {}, {})).toBe(complaint);
});

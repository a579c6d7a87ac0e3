import { atLeast, atMost, exactLength, firstComplaint, maxDecimals, required } from './rules';

describe('rules of the catalogue forms', () => {
  it.each([
    [required('falta'), null, 'falta'],
    [required('falta'), '   ', 'falta'],
    [required('falta'), 0, undefined],
    [maxDecimals(2, 'casas'), 1.234, 'casas'],
    [maxDecimals(2, 'casas'), 1.23, undefined],
    [maxDecimals(6, 'casas'), 0.0000001, 'casas'],
    [maxDecimals(2, 'casas'), null, undefined],
    [atLeast(0, 'menos'), -0.01, 'menos'],
    [atMost(100, 'mais'), 100.01, 'mais'],
    [atMost(100, 'mais'), 100, undefined],
    [exactLength(2, 'dois'), 'SPX', 'dois'],
    [exactLength(2, 'dois'), 'SP', undefined],
    [exactLength(2, 'dois'), '', undefined],
  ])('%# %p', (rule, value, complaint) => {
    expect(rule(value)).toBe(complaint);
  });

  it('tells the first complaint only', () => {
    expect(firstComplaint([required('falta'), exactLength(2, 'dois')], '')).toBe('falta');
    expect(firstComplaint([required('falta'), exactLength(2, 'dois')], 'S')).toBe('dois');
    expect(firstComplaint([], 'x')).toBeUndefined();
  });
});

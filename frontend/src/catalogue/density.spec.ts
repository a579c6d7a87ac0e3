import { densityRemark } from './density';

it.each([
  [0.00785, '= 7,85 g/cm³', undefined],
  [0.0027, '= 2,70 g/cm³', undefined],
  [0.01925, '= 19,25 g/cm³', undefined],
  [0.03, '= 30,00 g/cm³', undefined],
])('%p g/mm³ is shown in g/cm³: %s', (typed, text) => {
  expect(densityRemark(typed)).toEqual({ text });
});

it.each([
  [7.85, 'Usar 0,00785', 0.00785],
  [0.2, 'Usar 0,0002', 0.0002],
  [7850, 'Usar 0,00785', 0.00785],
  [2.7, 'Usar 0,0027', 0.0027],
])('%p is no density in g/mm³; what was meant is offered: %s', (typed, label, value) => {
  expect(densityRemark(typed)).toMatchObject({ doubtful: true, instead: { label, value } });
});

it('a value that fits no unit is doubted without an offer, 0 is not commented on', () => {
  expect(densityRemark(9_999_999)).toMatchObject({ doubtful: true });
  expect(densityRemark(9_999_999)).not.toHaveProperty('instead');
  expect(densityRemark(0)).toBeUndefined();
});

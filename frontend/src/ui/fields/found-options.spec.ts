import { foundOptions } from './found-options';

const SHEETS = [
  { label: 'Chapa SAE 1020 1,50 × 1200 × 3000', detail: 'Aço' },
  { label: 'Chapa SAE 1020 3,00 × 1200 × 3000', detail: 'Aço' },
  { label: 'Chapa Inox 304 3,00 × 1200 × 3000', detail: 'Inox' },
  { label: 'Suporte de chapa', detail: '' },
];
const labels = (typed: string) => foundOptions(SHEETS, typed).map(({ label }) => label);

it('offers whole numbers before numbers that only begin so', () => {
  const both = [SHEETS[1]?.label, SHEETS[0]?.label];
  expect(labels('1020 3')).toEqual(both);
  expect(labels('chapa 1020 3mm')).toEqual(both);
  expect(labels('1020 3x1200')).toEqual(both);
  expect(labels('inox 304')).toEqual([SHEETS[2]?.label]);
});

it('finds the beginnings of words alone, those of the label first', () => {
  expect(labels('hapa')).toEqual([]);
  expect(labels('chapa').at(-1)).toBe('Suporte de chapa');
  expect(labels('sup').length).toBe(1);
  expect(labels('aco 1,5')).toEqual([SHEETS[0]?.label]);
});

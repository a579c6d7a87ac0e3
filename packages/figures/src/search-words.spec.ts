import { beginsNumber, finder, numbersMissed, searchWords } from './search-words.js';

describe('what is typed into a search box', () => {
  it.each([
    ['Chapa Inox 304 2,00', ['inox 304', '304 chapa', 'INÓX', 'chapa 2', 'chapa 2,0', 'i']],
    ['Aço SAE 1020', ['aco 1020', '10 sae', 'aço']],
    ['Parafuso M8x25 zincado', ['parafuso m8', 'm8x25', 'zinc m8', 'm8 25']],
    ['Obras e Estruturas de Aço Ltda', ['obras aco', 'aco est']],
    ['Chapa 3,00 × 1200 × 3000', ['3mm', 'chapa 3 mm', '3x1200', '1200 × 3000', '3.00', '120']],
    ['AB-12.5/C', ['ab-12', 'ab 12', '12.5', '5/c', 'AB-12.5']],
    ['INOX304', ['inox 304', '304']],
    ['図面 Ωmega', ['図', 'ω']],
    ['Eixo', ['', '  ', '*', '%']],
  ])('finds %s', (text, typed) => {
    expect(typed.filter((one) => !finder(one)(text))).toEqual([]);
  });

  it.each([
    ['Suporte', 'porte'],
    ['Flange', 'flanges'],
    ['Flange cega', 'flange dupla'],
    ['Chapa 1020', '20'],
    ['Metal', 'me%l'],
    ['10', '1_0'],
  ])('does not find %s by %s', (text, typed) => {
    expect(finder(typed)(text)).toBe(false);
  });

  it('begins a number that is written with marks', () => {
    const begins = (typed: string, number: string) =>
      searchWords(typed).every((word) => beginsNumber(word, number));
    expect(begins('112223', '11.222.333/0001-81')).toBe(true);
    expect(begins('11.222', '11.222.333/0001-81')).toBe(true);
    expect(begins('12abc345', '12.ABC.345/01DE-35')).toBe(true);
    expect(begins('0001', '11.222.333/0001-81')).toBe(false);
    expect(begins('ab', 'AB.222.333/0001-81')).toBe(false);
  });

  it('is limited: a word by its letters, a text by its words', () => {
    expect(searchWords('x'.repeat(300))[0]?.runs).toEqual(['x'.repeat(40)]);
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8);
  });
});

it('whole numbers are distinguished from those that only begin so', () => {
  const missed = numbersMissed('1020 3');
  expect(missed('SAE 1020 1,50 × 1200 × 3000')).toBe(1);
  expect(missed('SAE 1020 3,00 × 1200 × 3000')).toBe(0);
  expect(missed('SAE 1020 1,50 × 1200 × 3.000')).toBe(1);
  expect(numbersMissed('chapa 4.75mm')('Chapa 4,75')).toBe(0);
  expect(numbersMissed('chapa')('Chapa 4,75')).toBe(0);
});

import { copyFigure, formatOf, readFigure, readFigurePair } from './numbers';

describe('the format of pasted numbers', () => {
  it.each([
    ['decimal commas', ['12,5', '1.234,56'], 'pt-BR'],
    ['decimal points', ['12.5', '1,234.56'], 'en-US'],
    ['group commas alone, twice', ['1,234,567'], 'en-US'],
    ['group points alone, twice', ['1.234.567'], 'pt-BR'],
    ['one mark and three digits: the product’s own reading', ['1.234', '1,234'], 'pt-BR'],
    ['a point beside a number that shows its format', ['1.234', '0.5'], 'en-US'],
    ['a zero before three decimals', ['0.125'], 'en-US'],
    ['more than a group before three decimals', ['1234.125'], 'en-US'],
    ['money and units', ['$ 1,234.50', '12.75 kg'], 'en-US'],
    ['both', ['12.5', '12,5'], 'pt-BR'],
    ['no numbers', ['aço', ''], 'pt-BR'],
  ])('%s', (_, written, format) => expect(formatOf(written)).toBe(format));
});

describe('a figure of a cell', () => {
  it.each([
    ['width', '1.234,5', 'pt-BR', { value: 1234.5 }],
    ['width', '1.234', 'pt-BR', { value: 1234 }],
    ['width', '1.234', 'en-US', { value: 1.23 }],
    ['width', '1,234', 'en-US', { value: 1234 }],
    ['width', '12.5 mm', 'en-US', { value: 12.5 }],
    ['unit_value', 'R$ 1.234,567', 'pt-BR', { value: 1234.57 }],
    ['unit_net_weight', '797,1 g', 'pt-BR', { value: 0.7971 }],
    ['loss', '5%', 'pt-BR', { value: 5 }],
    ['final_value', '(1.234,50)', 'pt-BR', { value: -1234.5 }],
    ['final_value', 'R$ (12.5)', 'en-US', { value: -12.5 }],
    ['width', '(2+3)*4', 'pt-BR', { value: 20 }],
    ['quantity', '3*4', 'pt-BR', { value: 12 }],
    ['quantity', '10/4', 'pt-BR', { value: 3 }],
    ['quantity', '', 'pt-BR', { value: null }],
    ['quantity', '2,5', 'pt-BR', { value: 3 }],
    ['time', '2,5', 'pt-BR', { refusal: 'Apenas números inteiros' }],
    ['time', '=5/2', 'pt-BR', { refusal: 'Apenas números inteiros' }],
    ['time', '2,00', 'pt-BR', { value: 2 }],
    ['bends', '1,5', 'pt-BR', { refusal: 'Apenas números inteiros' }],
    ['width', '=3*12,5', 'pt-BR', { value: 37.5 }],
    ['width', '=(12)', 'pt-BR', { value: 12 }],
    ['width', '= 1,234.5*2', 'en-US', { value: 2469 }],
    ['quantity', 'dez', 'pt-BR', { refusal: 'Digite um número' }],
  ] as const)('%s: %p as %s', (name, written, format, expected) =>
    expect(readFigure(name, written, format)).toEqual(expected),
  );

  it.each([
    ['net_weight', 1234.5678, '1234,5678'],
    ['final_value', 676.1, '676,10'],
    ['quantity', 1200, '1200'],
    ['loss', null, ''],
  ] as const)('%s of %p is copied as %p', (name, value, text) => expect(copyFigure(name, value)).toBe(text));

  it.each([
    ['250x400', 'pt-BR', [250, 400]],
    ['1.250,125 × 400 mm', 'pt-BR', [1250.13, 400]],
    ['=250x400', 'pt-BR', [250, 400]],
    ['1,250.5x400', 'en-US', [1250.5, 400]],
    ['3*4', 'pt-BR', null],
    ['3x250x400', 'pt-BR', null],
    ['250', 'pt-BR', null],
  ] as const)('two sizes: %s as %s', (written, format, expected) =>
    expect(readFigurePair('width', written, format)).toEqual(expected),
  );
});

import { compareNaturally } from './natural-order.js';

describe('the natural order of texts', () => {
  it.each([
    ['accents', ['Abraçadeira', 'aço', 'Aço SAE 1020', 'Alumínio', 'ÁLUMÍNIO 5052']],
    ['case', ['alfa', 'Beta', 'gama']],
    ['numbers', ['Chapa 4,75 × 1200', 'Chapa 4,8 × 1200', 'Chapa 12,70 × 1200', 'Chapa 100']],
    ['whole numbers before longer ones', ['Barra 2', 'Barra 10', 'Barra 10,5']],
    ['NCM codes', ['7326.19.00', '7326.90.10', '8302.10.00']],
    ['nothing before something', ['', 'a']],
  ])('%s', (_, sorted) => {
    expect([...sorted].reverse().sort(compareNaturally)).toEqual(sorted);
  });

  it('takes case and accents alone for equal', () => {
    expect(compareNaturally('ação', 'Acao')).toBe(0);
  });
});

import { inNaturalOrder } from './natural-order.js';

describe('the natural order of texts', () => {
  it.each([
    ['accents', ['Abraçadeira', 'aço', 'Aço SAE 1020', 'Alumínio', 'ÁLUMÍNIO 5052']],
    ['case', ['alfa', 'Beta', 'gama']],
    ['numbers of a name', ['Pedido 2', 'pedido 10', 'Pedido 100']],
    ['decimals', ['Chapa 4,75 × 1200', 'Chapa 4,8 × 1200', 'Chapa 12,70 × 1200', 'Chapa 100']],
    ['whole numbers before longer ones', ['Barra 2', 'Barra 10', 'Barra 10,5']],
    ['NCM codes', ['7326.19.00', '7326.90.10', '8302.10.00']],
    ['nothing before something', ['', 'a']],
  ])('%s', (_, sorted) => {
    const reversed = [...sorted].reverse();
    expect(inNaturalOrder(reversed, (text) => text, 'ASC')).toEqual(sorted);
    expect(inNaturalOrder(sorted, (text) => text, 'DESC')).toEqual(reversed);
  });

  it('leaves rows in their order whose texts differ in case and accents alone, and begins with those without one', () => {
    const rows = [
      { id: 4, name: 'ação' },
      { id: 3, name: 'Abas' },
      { id: 2, name: 'Acao' },
      { id: 1, name: null },
    ];
    const ids = (order: 'ASC' | 'DESC') =>
      inNaturalOrder(rows, ({ name }) => name, order).map(({ id }) => id);
    expect(ids('ASC')).toEqual([1, 3, 4, 2]);
    expect(ids('DESC')).toEqual([4, 2, 3, 1]);
  });
});

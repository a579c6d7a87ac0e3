import { loaded, part, set } from '../../../test/world/document-samples.js';
import { renderHtml } from '../steps/render-html.js';
import { differenceModel } from './difference-model.js';

describe('what changed, for the customer', () => {
  const quote = (ofSet: number[], ofQuote: number[] = []) =>
    loaded([set([part()], { breaks: ofSet }), set([part()], { id: 12 })], { breaks: ofQuote });
  const NOTHING = 'Nenhuma alteração';

  it('names the quantities of a set that came, went and stayed, where nothing else changed', () => {
    const model = differenceModel(quote([2, 5]), quote([1, 5]));
    expect(model.sets).toHaveLength(1);
    const [changed] = model.sets;
    expect(changed).toMatchObject({ kind: null, lines: [] });
    expect(changed?.breaks.map(({ quantity }) => quantity)).toEqual([
      { before: null, after: '1' },
      { before: '5', after: '5' },
      { before: '2', after: null },
    ]);
    expect(changed?.breaks[0]?.total).toEqual({ before: null, after: 'R$\u00a0676,10' });
    const html = renderHtml(model, new Map());
    expect(html).toContain('Faixas de quantidade alteradas');
    expect(html).not.toContain(NOTHING);
  });

  it('names those of the whole quote, and none that are as they were', () => {
    const model = differenceModel(quote([5], []), quote([5], [3]));
    expect(model.sets).toEqual([]);
    expect(model.breaks).toHaveLength(1);
    const html = renderHtml(model, new Map());
    expect(html).toContain('Faixas de quantidade do orçamento inteiro alteradas');
    expect(html).not.toContain(NOTHING);
    const same = differenceModel(quote([5], [3]), quote([5], [3]));
    expect(same).toMatchObject({ sets: [], breaks: [] });
    expect(renderHtml(same, new Map())).toContain(NOTHING);
  });
});

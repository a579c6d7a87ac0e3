import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { AcceptedTotal } from './answers';

const order = { id: 7, revision: 1, totals: { total: 5129.98 } };

const shown = (answers: object[], draft = false): string => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['offer-answers', order.id], answers);
  render(
    <QueryClientProvider client={client}>
      <p data-testid="said">
        <AcceptedTotal order={order} draft={draft} />
      </p>
    </QueryClientProvider>,
  );
  return screen.getByTestId('said').textContent.replaceAll('\u00a0', ' ');
};

const accepted = { id: 1, kind: 'accepted', revision: 1, total: 5129.98, quantities: null };

describe('what the customer accepted, before the quote is approved', () => {
  it.each([
    ['its own quantities', [accepted], 'O cliente aceitou R$ 5.129,98.'],
    [
      'others, with both totals',
      [{ ...accepted, total: 9094.08, quantities: 'Suporte: 25' }],
      'O cliente aceitou outras quantidades: R$ 5.129,98 → R$ 9.094,08, Suporte: 25',
    ],
    ['a refusal', [{ ...accepted, kind: 'refused', total: null }], ''],
  ])('says %s', (_, answers, text) => {
    expect(shown(answers)).toBe(text);
  });

  it.each([
    ['an earlier one', [{ ...accepted, revision: 0, total: 10483.44 }], false, 'a R0', 'a R1'],
    ['the last one, from which the quote differs', [{ ...accepted, total: 10483.44 }], true, 'a R1', 'a R2'],
  ])('warns with both figures where another revision was accepted: %s', (_, answers, draft, was, is) => {
    expect(shown(answers, draft)).toBe(
      `Atenção: o cliente aceitou ${was}, de R$ 10.483,44. Você aprova ${is}, de R$ 5.129,98, que ele não aceitou.`,
    );
  });
});

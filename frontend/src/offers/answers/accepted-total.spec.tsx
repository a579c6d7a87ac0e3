import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { AcceptedTotal } from './accepted-total';

const order = { id: 7, revision: 1, totals: { total: 5129.98 } };

const shown = (answers: object[]): string => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['offer-answers', order.id], answers);
  render(
    <QueryClientProvider client={client}>
      <p data-testid="said">
        <AcceptedTotal order={order} />
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
    ['nothing of this revision', [{ ...accepted, revision: 0 }], ''],
    ['a refusal', [{ ...accepted, kind: 'refused', total: null }], ''],
  ])('says %s', (_, answers, text) => {
    expect(shown(answers)).toBe(text);
  });
});

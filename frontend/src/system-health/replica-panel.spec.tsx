import { render, screen } from '@testing-library/react';
import { ReplicaPanel } from './replica-panel';

type Replica = Parameters<typeof ReplicaPanel>[0]['replica'];

const OK: Replica = { state: 'ok', latency_ms: 4, missing: 0, reads: 1234, answered: 1185 };

/** What stands beside each name. */
const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent] as const),
  );

describe('the panel of the replica', () => {
  it('says how up to date it is and how much it answers', () => {
    render(<ReplicaPanel replica={OK} />);
    expect(facts()).toEqual({
      Estado: 'Em dia4 ms',
      'Transações em atraso': '0',
      'Leituras da última hora': '96% de 1.234 pela réplica',
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['behind', 1500, 'Atrasada', '1.500', /principal responde/],
    ['unavailable', null, 'Indisponível', '–', /principal responde/],
    ['unused', null, 'Não utilizada', '–', /não registra transações com GTID/],
  ] as const)('says what %s means', (state, missing, label, transactions, text) => {
    render(<ReplicaPanel replica={{ ...OK, state, missing, latency_ms: null, reads: 0, answered: 0 }} />);
    expect(facts()).toEqual({
      Estado: label,
      'Transações em atraso': transactions,
      'Leituras da última hora': 'Nenhuma',
    });
    expect(screen.getByRole('alert').textContent).toMatch(text);
  });
});

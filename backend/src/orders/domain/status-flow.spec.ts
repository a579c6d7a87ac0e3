import fc from 'fast-check';
import { orderStatuses, orderTypes, type OrderStatus, type OrderType } from './order-types.js';
import { findMove, initialStatus, movesFrom, statusFlow, statusesOf } from './status-flow.js';

type Row = [
  type: OrderType,
  from: OrderStatus,
  moves: [to: OrderStatus, label: string, confirm: boolean, right: string][],
];

const TABLE: Row[] = [
  [
    'pre_order',
    'in_progress',
    [
      ['waiting_response', 'Próximo', false, 'edit'],
      ['cancelled', 'Cancelar', true, 'edit'],
      ['approved', 'Aprovar', true, 'approve'],
    ],
  ],
  [
    'pre_order',
    'waiting_response',
    [
      ['in_progress', 'Anterior', false, 'edit'],
      ['cancelled', 'Cancelar', true, 'edit'],
      ['approved', 'Aprovar', true, 'approve'],
    ],
  ],
  ['pre_order', 'cancelled', [['waiting_response', 'Voltar', true, 'edit']]],
  ['pre_order', 'approved', []],
  ['order', 'waiting_release', [['released_for_production', 'Próximo', false, 'edit']]],
  [
    'order',
    'released_for_production',
    [
      ['waiting_release', 'Anterior', false, 'edit'],
      ['finished', 'Finalizar', true, 'edit'],
    ],
  ],
  ['order', 'finished', [['released_for_production', 'Voltar', true, 'edit']]],
];

describe('the status flow', () => {
  it.each(TABLE)('of a %s in %s', (type, from, moves) => {
    const offered = movesFrom(type, from);
    expect(offered.map(({ to, label, confirm, right }) => [to, label, confirm, right])).toEqual(moves);
  });

  it('has no move besides those of the table', () => {
    expect(statusFlow).toHaveLength(TABLE.flatMap(([, , moves]) => moves).length);
  });

  it.each([
    ['pre_order', 'in_progress'],
    ['order', 'waiting_release'],
  ] as const)('begins a %s in %s', (type, status) => {
    expect(initialStatus(type)).toBe(status);
  });

  it('makes a waiting order of an approved quote', () => {
    expect(findMove('pre_order', 'waiting_response', 'approved')?.becomes).toEqual({
      type: 'order',
      status: 'waiting_release',
    });
  });

  it('leads, over any moves, only to statuses of the type, and never from an order back to a quote', () => {
    const walks = fc.record({
      type: fc.constantFrom(...orderTypes),
      choices: fc.array(fc.nat(), { maxLength: 30 }),
    });
    fc.assert(
      fc.property(walks, ({ type, choices }) => {
        let at: { type: OrderType; status: OrderStatus } = { type, status: initialStatus(type) };
        for (const choice of choices) {
          const moves = movesFrom(at.type, at.status);
          const next = moves[choice % Math.max(1, moves.length)]?.becomes ?? at;
          expect(statusesOf(next.type)).toContain(next.status);
          if (at.type === 'order') expect(next.type).toBe('order');
          at = next;
        }
      }),
    );
  });

  it('changes the type by approval alone', () => {
    for (const move of statusFlow) {
      if (move.kind !== 'approve') expect(move.becomes).toEqual({ type: move.type, status: move.to });
    }
  });

  it('has no move for a status of the other type', () => {
    for (const type of orderTypes) {
      const strange = orderStatuses.filter((status) => !statusesOf(type).includes(status));
      for (const status of strange) expect(movesFrom(type, status)).toEqual([]);
    }
  });
});

import type { OrderEvent } from './order-event.entity.js';
import { toEventView } from './order-history.view.js';

const event = (details: OrderEvent['details']): OrderEvent => ({
  id: 1,
  order_id: 7,
  user_id: 3,
  user_name: 'Ana',
  action: 'part_saved',
  details,
  created_at: '2026-03-31T17:30:00.000Z',
});

it.each([
  ['as they are stored now', [[], [['Dobra', 12, 30]]]],
  ['as they were stored once', ['[]', '[["Dobra",12,30]]']],
])('a part’s process rows are answered as text, %s', (_name, processes) => {
  expect(toEventView(event({ part: 'Suporte', processes })).details).toEqual({
    part: 'Suporte',
    processes: ['[]', '[["Dobra",12,30]]'],
  });
});

it('other details are answered as they are', () => {
  const details = { status: ['in_progress', 'waiting_response'] };
  expect(toEventView(event(details)).details).toBe(details);
});

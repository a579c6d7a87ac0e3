import { listedJobs } from './listed-jobs.js';
import type { JobView } from './job.view.js';

const job = (id: string, fields: Partial<JobView> = {}): JobView => ({
  id,
  kind: 'mail',
  variant: 'offer',
  state: 'done',
  order_id: 1,
  subject_id: 1,
  text: null,
  created_by: null,
  done: null,
  of: null,
  message: null,
  asked_at: `2026-01-0${id}T00:00:00.000Z`,
  ended_at: null,
  next_try_at: null,
  can: { retry: false, cancel: false, open: false },
  ...fields,
});

const JOBS = [
  job('1', { kind: 'repricing', order_id: null, state: 'failed' }),
  job('3', { order_id: 7 }),
  job('2', { kind: 'document', order_id: 7, state: 'failed' }),
];

const listed = (query: Partial<Parameters<typeof listedJobs>[1]>) => {
  const { items, total } = listedJobs(JOBS, { filter: {}, ...query });
  return { ids: items.map(({ id }) => id), total };
};

it.each([
  ['the newest first', {}, ['3', '2', '1']],
  ['the oldest first', { sort: { field: 'asked_at', order: 'ASC' } }, ['1', '2', '3']],
  [
    'by a field, the newest first among equal ones',
    { sort: { field: 'state', order: 'ASC' } },
    ['3', '2', '1'],
  ],
  ['by a field that may be missing', { sort: { field: 'order_id', order: 'ASC' } }, ['1', '3', '2']],
  ['by a field that is none', { sort: { field: '__proto__', order: 'ASC' } }, ['1', '2', '3']],
  ['of one kind', { filter: { kind: 'document' } }, ['2']],
  ['of several kinds', { filter: { kind: ['document', 'mail'] } }, ['3', '2']],
  ['of a state and an order', { filter: { state: 'failed', order_id: '7' } }, ['2']],
  ['about no order', { filter: { order_id: null } }, ['1']],
  ['whatever other fields are asked for', { filter: { q: 'x', can: true } }, ['3', '2', '1']],
] as const)('lists jobs %s', (_, query, ids) => {
  expect(listed(query as Parameters<typeof listed>[0])).toEqual({ ids, total: ids.length });
});

it('answers a page and how many there are', () => {
  expect(listed({ range: { first: 1, last: 1 } })).toEqual({ ids: ['2'], total: 3 });
  expect(listed({ range: { first: 9, last: 12 } })).toEqual({ ids: [], total: 3 });
});

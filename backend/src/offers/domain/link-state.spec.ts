import { isReadable, linkState, type JudgedLink, type JudgedOrder, type LinkState } from './link-state.js';

const TODAY = '2026-11-22';
const link: JudgedLink = { number: 1, valid_until: TODAY, withdrawn_at: null, ended_at: null };
const order: JudgedOrder = { type: 'pre_order', status: 'waiting_response', revision: 1 };

it.each<[LinkState, Partial<JudgedLink>, Partial<JudgedOrder>]>([
  ['valid', {}, {}],
  ['resting', {}, { status: 'in_progress' }],
  ['approved', {}, { type: 'order', status: 'waiting_release' }],
  ['superseded', {}, { revision: 2 }],
  ['superseded', {}, { revision: 2, status: 'in_progress' }],
  ['superseded', {}, { revision: 2, type: 'order', status: 'finished' }],
  ['ended', {}, { status: 'cancelled' }],
  // Cancelled once and sent again: the link stays ended.
  ['ended', { ended_at: '2026-11-20T10:00:00.000Z' }, {}],
  ['expired', { valid_until: '2026-11-21' }, {}],
  ['expired', { valid_until: '2026-11-21' }, { type: 'order', status: 'finished' }],
  ['withdrawn', { withdrawn_at: '2026-11-20T10:00:00.000Z' }, { status: 'cancelled' }],
])('is %s for %j of %j', (state, ofLink, ofOrder) => {
  expect(linkState({ ...link, ...ofLink }, { ...order, ...ofOrder }, TODAY)).toBe(state);
});

it('shows what can be answered, and what was approved', () => {
  expect((['valid', 'approved', 'resting', 'expired'] as const).map(isReadable)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

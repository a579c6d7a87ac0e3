import { EventEmitter } from 'node:events';
import type { GroupPlan } from './domain/cut-group.js';
import { lastPlanOf } from './plan-search.service.js';

const plan = (used: number): GroupPlan => ({
  cuts: [{ stock: 0, count: 1, placed: [], used }],
  left: [],
  proved: false,
});

describe('a search that is ended at its limit', () => {
  it.each([
    ['exit', 1],
    ['error', new Error('out of memory')],
  ])('answers the last plan that it gave before its %s', async (event, reason) => {
    const thread = new EventEmitter();
    const answer = lastPlanOf(thread);
    for (const used of [900, 800]) thread.emit('message', plan(used));
    thread.emit(event, reason);
    await expect(answer).resolves.toEqual(plan(800));
  });

  it('is refused by name where it gave none', async () => {
    const thread = new EventEmitter();
    const answer = lastPlanOf(thread);
    thread.emit('exit', 1);
    await expect(answer).rejects.toThrow('O plano de corte excedeu o limite de tempo ou de memória');
  });
});

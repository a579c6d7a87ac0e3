import { ProcessSigns, SIGN_MS } from './process-signs.js';

describe('signs of life of other processes', () => {
  it('report once one that died, and none that goes on or ended in order', () => {
    const signs = new ProcessSigns();
    for (const process of ['dies', 'leaves', 'stays']) signs.hear(process, 0);
    signs.leave('leaves');
    signs.hear('stays', 3 * SIGN_MS);
    expect(signs.forgetDead(3 * SIGN_MS)).toBe(false);
    expect(signs.forgetDead(4 * SIGN_MS)).toBe(true);
    expect(signs.forgetDead(4 * SIGN_MS)).toBe(false);
    signs.forgetAll();
    expect(signs.forgetDead(100 * SIGN_MS)).toBe(false);
  });
});

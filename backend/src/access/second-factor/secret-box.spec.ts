import { randomBytes } from 'node:crypto';
import { isRecoveryCode, newRecoveryCode, recoveryDigest } from './recovery-codes.js';
import { seal, unseal } from './secret-box.js';

describe('a sealed secret', () => {
  const key = randomBytes(32);
  const plain = Buffer.from('a secret of twenty b');
  const sealed = seal(plain, key, 'user 1');

  it('opens with its key, for what it belongs to', () => {
    expect(unseal(sealed, key, 'user 1')).toEqual(plain);
    expect(sealed).not.toContain(plain.toString('base64url'));
    expect(seal(plain, key, 'user 1')).not.toBe(sealed);
  });

  it('opens neither with another key, nor elsewhere, nor changed', () => {
    expect(unseal(sealed, randomBytes(32), 'user 1')).toBeNull();
    expect(unseal(sealed, key, 'user 2')).toBeNull();
    expect(unseal(sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA'), key, 'user 1')).toBeNull();
    expect(unseal('', key, 'user 1')).toBeNull();
  });
});

describe('a recovery code', () => {
  it('is four groups of letters and digits that are not confused, another one each time', () => {
    const codes = Array.from({ length: 200 }, newRecoveryCode);
    for (const code of codes) expect(code).toMatch(/^(?:[a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/);
    expect(new Set(codes).size).toBe(200);
  });

  it('is the same however it is typed, and no six digits', () => {
    expect(recoveryDigest(' ABCD-efgh ijkm2345 ')).toBe(recoveryDigest('abcd-efgh-ijkm-2345'));
    expect(isRecoveryCode('ABCD efgh ijkm 2345')).toBe(true);
    expect(isRecoveryCode('123456')).toBe(false);
  });
});

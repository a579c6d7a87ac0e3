import { redact, redactUrl } from './redact.js';

describe('redact', () => {
  it.each([
    'password',
    'password_confirmation',
    'current_password',
    'token',
    'accessToken',
    'Authorization',
    'Cookie',
    'JWT_SECRET',
    'senha',
    'api-key',
  ])('hides %s, at any depth', (name) => {
    expect(redact({ [name]: 'x' })).toEqual({ [name]: '[oculto]' });
    expect(redact([{ inner: { [name]: { deep: 'x' } } }])).toEqual([{ inner: { [name]: '[oculto]' } }]);
  });

  it('keeps what business data looks like', () => {
    const order = { title: 'Eixo', quantity: 3, markup: null, locked_values: ['unit_value'], done: true };
    expect(redact(order)).toEqual(order);
  });

  it('keeps no bytes of files', () => {
    expect(redact({ file: Buffer.from('abc') })).toEqual({ file: '[3 bytes]' });
    const picture = `data:image/png;base64,${'A'.repeat(100)}`;
    expect(redact({ picture })).toEqual({ picture: '[122 bytes]' });
  });

  it('bounds texts, lists, depth and the whole', () => {
    expect(String(redact('x'.repeat(600)))).toHaveLength(500 + '… [cortado]'.length);
    expect(redact(Array.from({ length: 80 }, (_, index) => index))).toHaveLength(50);
    const endless: Record<string, unknown> = {};
    endless.self = endless;
    expect(JSON.stringify(redact(endless))).toMatch(/cortado/);
    expect(redact(Array.from({ length: 50 }, () => 'y'.repeat(499)))).toBe('[cortado]');
  });

  it('makes JSON of everything', () => {
    const odd = { big: 10n, at: new Date(0), none: undefined, sign: Symbol('s') };
    expect(redact(odd)).toEqual({
      big: '10',
      at: '1970-01-01T00:00:00.000Z',
      none: undefined,
      sign: 'Symbol(s)',
    });
    expect(redact(undefined)).toBeUndefined();
  });
});

describe('redactUrl', () => {
  it('hides the values of parameters that name a secret', () => {
    expect(redactUrl('/api/x?page=2&token=abc&q=a%20b')).toBe('/api/x?page=2&token=[oculto]&q=a%20b');
    expect(redactUrl('/api/x')).toBe('/api/x');
  });
});

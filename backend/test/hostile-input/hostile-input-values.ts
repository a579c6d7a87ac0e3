import type { Random } from './hostile-input-random.js';

/**
 * What an attacker, a broken client or a bored user sends. Nothing here contains the words by which the suite knows a
 * leak of internals, so that an echo is never taken for one.
 */

const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

/** Texts for any place that takes text. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...[
    '',
    ' ',
    '\t\n\r',
    '0',
    '-1',
    'null',
    'undefined',
    'true',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e400',
    '0x10',
  ],
  ...[
    "'; DROP TABLE orders; --",
    "' OR '1'='1",
    '" OR ""="',
    '1); DELETE FROM users; --',
    '%',
    '_',
    '\\',
    '\\%',
  ],
  ...['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '{{7*7}}', '${7*7}', '&lt;b&gt;'],
  ...[
    '../../../../etc/passwd',
    '..\\..\\windows',
    '%00',
    '\u0000',
    'a\u0000b',
    '\u0007\u001b[31m',
    '\u2028\u2029',
  ],
  ...[
    '💥👩‍👩‍👧‍👦🇧🇷',
    'ação çÃÉ',
    '\u202Eoditrevni',
    'Z\u0351\u0343\u0312a\u0322lgo',
    '\uFEFF',
    '１２３',
    '\uD83D',
    '\uDE00x',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then'],
  ...['9'.repeat(400), 'x'.repeat(256), 'é'.repeat(5000), '😀'.repeat(4000), 'a'.repeat(70_000)],
  ...['2026-13-45T99:99', '0000-00-00', '9999-12-31T23:59:59', '2026-02-30T10:00', '-000001-01-01', '1/2/3'],
];

/** Numbers at the ends of what JSON can say; JavaScript writes the first two and reads the next two in other ways. */
export const EXTREME_NUMBERS = ['1e-7', '1e21', '1e400', '-1e400', '9007199254740993', '-0', '-0.0'] as const;

/** JSON texts for any place that takes a value, broken numbers and prototype keys included. */
export const HOSTILE_JSON: readonly string[] = [
  ...EXTREME_NUMBERS,
  ...[
    'null',
    'true',
    'false',
    '0',
    '-0',
    '-1',
    '1.5',
    '0.1234567890123',
    '1e308',
    '1e400',
    '-1e400',
    '1e-400',
  ],
  ...[
    '2147483647',
    '2147483648',
    '9007199254740993',
    '18446744073709551616',
    '999999999999999',
    '9'.repeat(400),
  ],
  ...[
    '[]',
    '{}',
    '[[]]',
    '[null]',
    '[1,"a",{},[]]',
    '[1.5]',
    '[-1]',
    '[1e400]',
    '[[[1]]]',
    '{"a":{"b":{"c":1}}}',
  ],
  ...['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}', '{"toString":1}'],
  ...['{"length":1000000000}', '{"then":"x"}', '{"toJSON":"x"}', '{"$ne":null}', '{"id":1}', '{"pivot":1}'],
  ...[
    '{"pivot":{"time":"x"}}',
    '[{"id":1,"pivot":null}]',
    '[{"id":999999999}]',
    '[{"pivot":{"time":1e400}}]',
  ],
  ...['"\\ud800"', '"\\udfff\\ud800"', '"\\u0000"', '["__proto__"]', '["final_value","final_value"]'],
  ...[nested(50, '[', ']'), nested(2000, '[', ']'), `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`],
  `[${Array.from({ length: 5000 }, (_, index) => String(index)).join(',')}]`,
];

/** Bodies that aren't JSON, or not of an object. */
export const BROKEN_BODIES: readonly string[] = [
  ...[
    '{',
    '}',
    '{"a":',
    '{"a":NaN}',
    '{"a":undefined}',
    "{'a':1}",
    'null',
    '[]',
    '"text"',
    '1',
    'true',
    '',
    ' ',
    '\u0000',
  ],
  ...[
    '[{"name":"x"}]',
    '{"name":"a","name":{"b":1}}',
    '{"__proto__":null}',
    '{"":""}',
    nested(20_000, '[', ']'),
  ],
  ...['<xml/>', 'name=a&name=b&name[c]=d', '\uFEFF{}', '{"a":1}{"b":2}', '{"a":"\\x"}', '{"a":"\\ud800"}'],
];

/** Path parameters as they stand in the address. */
export const HOSTILE_IDS: readonly string[] = [
  ...['0', '-1', '1.5', '1e3', '0x1', '01', '+1', '99999999', '2147483647', '2147483648', '9007199254740993'],
  ...[
    '9'.repeat(30),
    '9'.repeat(400),
    'NaN',
    'Infinity',
    'null',
    'undefined',
    'true',
    '%20',
    '%00',
    '%0a',
    '1%00',
  ],
  ...[
    "1'%20OR%201=1",
    '1;--',
    '%F0%9F%92%A5',
    '%EF%BC%91',
    '__proto__',
    'constructor',
    '..%2f..%2fetc',
    '%2e%2e',
    '%',
  ],
  ...['%zz', '%c0%ae', '1,2', '[1]', '%7B%7D', 'a'.repeat(2000), '1%2F2', '*', '%2A', '%ud800'],
];

/** Headers of one request; values are Latin-1, as HTTP has it. */
export const HOSTILE_HEADERS: readonly Record<string, string>[] = [
  ...[
    { 'x-long': 'a'.repeat(8000) },
    { 'x-long': 'a'.repeat(40_000) },
    { cookie: `forja=${'x'.repeat(3000)}` },
  ],
  ...[{ cookie: '=;;;=' }, { cookie: 'forja_session=%E0%A4%A' }, { cookie: '__proto__=1; constructor=2' }],
  ...[{ 'content-type': 'application/json; charset=utf-99' }, { 'content-type': 'text/plain' }],
  ...[{ 'content-type': 'multipart/form-data' }, { 'content-type': 'application/x-www-form-urlencoded' }],
  ...[
    { 'content-type': ';;;' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'a'.repeat(5000) },
  ],
  ...[{ 'content-encoding': 'gzip' }, { 'content-encoding': 'br' }, { 'content-encoding': 'deflate' }],
  ...[
    { 'content-encoding': 'identity' },
    { 'content-encoding': 'nonsense' },
    { accept: '\u00ff'.repeat(100) },
  ],
  ...[
    { 'x-http-method-override': 'PUT' },
    { 'x-http-method-override': 'DELETE' },
    { 'x-http-method-override': 'TRACE' },
  ],
  ...[
    { 'x-http-method-override': '__proto__' },
    { 'if-none-match': '"'.repeat(500) },
    { range: 'bytes=9-1,-,a' },
  ],
  ...[{ authorization: 'Bearer' }, { authorization: 'Bearer null' }, { authorization: 'Bearer a.b.c' }],
  ...[{ authorization: `Bearer ${'x'.repeat(6000)}` }, { authorization: 'Basic \u00fc\u00fc' }],
  ...[
    { 'x-forwarded-for': "'; DROP TABLE users; --" },
    { 'x-forwarded-for': '1,'.repeat(2000) },
    { host: 'evil.example' },
  ],
  ...[
    { 'user-agent': '\u00e9'.repeat(4000) },
    { 'x-request-id': '<script>' },
    { 'accept-encoding': '*;q=nan' },
  ],
  ...[{ origin: 'https://evil.example' }, { referer: 'javascript:alert(1)' }, { expect: '100-continue' }],
];

/** A text to be put anywhere; now and then a random one. */
export function hostileText(random: Random): string {
  if (random.chance(0.8)) return random.pick(HOSTILE_TEXTS);
  const length = random.below(40);
  return Array.from({ length }, () => String.fromCharCode(random.below(0xffff))).join('');
}

/** A JSON text of a wrong value. */
export const hostileJson = (random: Random): string =>
  random.chance(0.5) ? random.pick(HOSTILE_JSON) : JSON.stringify(hostileText(random));

import { isCommonPassword } from './index.js';

describe('a password that is guessed first', () => {
  it.each([
    '12345678',
    'aaaaaaaa',
    'abcabcabc',
    '87654321',
    'qwertyui',
    'Senha123',
    'senha@2026',
    'S3nh@123',
    'Brasil2026!',
    'flamengo1981',
    'Mudar@123',
    'admin1234',
    '1q2w3e4r',
    'P@ssw0rd',
  ])('%s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each([
    'forja-demo',
    'correto-cavalo-bateria',
    'Trena7Prensa',
    'mNq82!xLz',
    'serra fita 14 dentes',
    'xx-torno-99',
  ])('%s is none', (password) => expect(isCommonPassword(password)).toBe(false));
});

/** Passwords that are guessed first, once for the server, which refuses some, and the screens, which warn of all. Pure. */

/**
 * Words and numbers that the passwords most used in Brazil and elsewhere are made of, without accents; what is put around them
 * (digits and marks at either end, '@' for an 'a') is taken away before they are compared.
 */
const MOST_USED = new Set(
  `senha password passwd pass mudar mudarsenha trocar trocarsenha novasenha minhasenha senhasegura senhaforte acesso entrar
  login usuario user admin administrador administrator root teste testes test guest visitante convidado default padrao
  qwerty qwertyuiop qwert asdfgh asdfghjkl asdf zxcvbn zxcvbnm qazwsx qazwsxedc abc abcd abcde abcdef abcdefgh
  brasil brazil saopaulo riodejaneiro deus jesus cristo jesuscristo deusefiel deuseamor jesusteama senhor familia
  flamengo corinthians palmeiras santos vasco gremio internacional cruzeiro atletico botafogo fluminense saopaulofc bahia
  amor teamo euteamo meuamor iloveyou love paixao felicidade vida saudade amizade amigos princesa gatinha estrela
  welcome bemvindo letmein master monkey dragon football baseball soccer superman batman pokemon starwars naruto sunshine
  shadow princess michael jordan hunter killer trustno computer computador internet google facebook samsung iphone windows
  empresa metal metalurgica forja forjado orcamento orcamentos pedido pedidos producao fabrica caldeiraria serralheria
  gabriel rafael lucas mateus marcos paulo pedro joao maria ana juliana fernanda camila amanda bruno felipe eduardo
  rodrigo ricardo carlos daniel leonardo vitoria beatriz larissa leticia mariana patricia adriana isabela gustavo henrique`
    .split(/\s+/)
    .concat([
      'trustno1',
      '1q2w3e4r',
      '1q2w3e4r5t',
      'q1w2e3r4',
      '1qaz2wsx',
      'zaq12wsx',
      'abc123',
      '102030',
      '10203040',
    ])
    .concat([
      '11223344',
      '12341234',
      '112233',
      '123123',
      '123321',
      '147258369',
      '159753',
      '246810',
      '142536',
    ]),
);

/** Rows of keys and runs of characters that are walked along. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qazwsxedcrfvtgbyhn',
];
const backwards = (text: string) => [...text].reverse().join('');
const WALKS = [...RUNS, ...RUNS.map(backwards)];

/** Whether the text is one piece of at most four characters again and again: 'aaaaaaaa', 'abcabcabc', '12121212'. */
const isRepetition = (text: string): boolean =>
  [1, 2, 3, 4].some((length) => length * 2 <= text.length && text.slice(length) === text.slice(0, -length));

const isWalk = (text: string): boolean => text.length >= 4 && WALKS.some((walk) => walk.includes(text));

/** Letters in place of the marks and digits that look like them. */
const withLetters = (text: string) =>
  text
    .replaceAll('@', 'a')
    .replaceAll('$', 's')
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('3', 'e');

/**
 * Whether a password is one of the most used, a repetition or a walk along the keys, also with digits or marks around it.
 * @param password as typed; accents and upper case make no difference
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const withoutEdges = plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const withoutDigits = plain.replaceAll(/^[\d!?.#*_-]+|[\d!?.#*_-]+$/g, '');
  const forms = [
    plain,
    plain.replaceAll(/[^\p{L}\d]/gu, ''),
    withoutEdges,
    withLetters(plain),
    withLetters(withoutDigits),
  ];
  return forms.some((form) => MOST_USED.has(form) || (form !== '' && (isRepetition(form) || isWalk(form))));
}

import { clausesOf, digitsOf, exactly, holds, marked, wordsOf } from './words.js';

/** Whether what is typed finds the text. */
const finds = (typed: string, text: string) => {
  const words = wordsOf(text);
  const clauses = clausesOf(typed);
  return clauses.length > 0 && clauses.every((clause) => holds(words, clause));
};

describe('the words that texts are found by', () => {
  it.each([
    ['case and accents', 'Suporte de aço', ['ACO', 'aço', 'Aço', 'sup', 'suporte aco']],
    ['words in any order', 'Flange cega DN50', ['dn50 flange', 'dn 50', 'cega fla']],
    [
      'codes whole and in pieces',
      'AB-12.345/C',
      ['ab12345c', 'ab-12.345/c', 'AB 12 345', '345', 'ab-12', 'ab123'],
    ],
    ['codes that are written together', 'AB12', ['ab-12', 'ab 12', 'AB12', '12']],
    ['codes that are written apart', 'AB 12', ['ab12', 'ab-12']],
    ['numbers with and without zeros', '000123', ['123', '000123', '0123', '12']],
    ['numbers that are typed with zeros', 'Pedido 123', ['000123']],
    ['NCM', '7318.15.00', ['73181500', '7318', '7318.15', '7318.15.00']],
    ['an NCM that begins with 0', '0101.21.00', ['01012100', '0101', '101']],
    ['decimals', 'chapa 4,75', ['4,75', '4.75', 'chapa 4,7', '475']],
    ['diameters', 'Furo Ø25 ⌀12,5', ['25', 'ø25', '12,5']],
    ['other scripts', 'Ωmega 図面', ['ω', '図', '図面']],
    ['signs that have letters of their own', '½ nº ²', ['no', '2']],
  ])('%s', (_, text, typed) => {
    expect(typed.filter((one) => !finds(one, text))).toEqual([]);
  });

  it.each([
    ['Suporte', 'porte'],
    ['Flange', 'flanges'],
    ['Flange cega', 'flange dupla'],
    ['A1', 'b'],
    ['Eixo', 'e'],
    ['Eixo', '"'],
    ['Eixo', '* OR -'],
  ])('%s is not found by %s', (text, typed) => {
    expect(finds(typed, text)).toBe(false);
  });

  it('are limited: a word by its letters, a text by its words, what is typed by its clauses', () => {
    expect([...wordsOf('a'.repeat(300))]).toEqual(['a'.repeat(40)]);
    expect(finds('a'.repeat(300), 'a'.repeat(300))).toBe(true);
    const long = Array.from({ length: 9000 }, (_, index) => `w${String(index)}`).join(' ');
    expect(wordsOf(long).size).toBeLessThan(6010);
    expect(clausesOf('a b c d e f g h i j k')).toHaveLength(8);
  });

  it('are ASCII, and hold no mark of a field', () => {
    const words = [...wordsOf('__u1 _c2 água \ud800 "x" 🔩 Straße \u0000b')].join(' ');
    expect(words).toMatch(/^[a-z0-9 ]+$/);
  });

  it('of a number with marks are its digits as one', () => {
    expect(digitsOf('(11) 98765-4321')).toEqual(['11987654321']);
    expect(digitsOf('01.234.567/0001-89')).toEqual(['1234567000189']);
    expect([...digitsOf('-'), ...digitsOf(null)]).toEqual([]);
  });

  it('are looked for whole, or in a marked field', () => {
    const [clause = []] = clausesOf('ab-1');
    expect(clause).toEqual([
      [{ word: 'ab1', prefix: true }],
      [
        { word: 'ab', prefix: false },
        { word: '1', prefix: false },
      ],
    ]);
    expect(exactly([clause])[0]?.[0]).toEqual([{ word: 'ab1', prefix: false }]);
    expect(marked('_', clause)[0]).toEqual([{ word: '_ab1', prefix: true }]);
  });
});

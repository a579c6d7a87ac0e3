/** Brazilian numbers: masks while typing, and check digits. Stored as shown. */

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Puts characters into a pattern of `#`; stops where they end, so that deleting backwards works. */
const fill = (characters: string, pattern: string): string => {
  let used = 0;
  let filled = '';
  for (const symbol of pattern) {
    if (used >= characters.length) break;
    filled += symbol === '#' ? characters.charAt(used++) : symbol;
  }
  return filled;
};

/** (xx) xxxx-xxxx up to ten digits, (xx) xxxxx-xxxx with eleven. */
export const maskPhone = (text: string): string => {
  const digits = digitsOf(text).slice(0, 11);
  return fill(digits, digits.length > 10 ? '(##) #####-####' : '(##) ####-####');
};

/** CEP: 00000-000. */
export const maskPostalCode = (text: string): string => fill(digitsOf(text).slice(0, 8), '#####-###');

export const maskCpf = (text: string): string => fill(digitsOf(text).slice(0, 11), '###.###.###-##');

/** The first twelve characters may be letters, in force since 2026-07-31; the two check digits may not. */
export const maskCnpj = (text: string): string => {
  const characters = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const base = characters.slice(0, 12);
  return fill(base + digitsOf(characters.slice(12)).slice(0, 2), '##.###.###/####-##');
};

/** A code of eight digits is shown as 0000.00.00; any other is left as it was typed. */
export const maskNcm = (text: string): string => {
  const digits = digitsOf(text);
  return digits.length === 8 && /^[\d.\s-]*$/.test(text) ? fill(digits, '####.##.##') : text;
};

export const hasEightDigits = (text: string): boolean => digitsOf(text).length === 8;

/** Modulus 11 over character values (ASCII − 48), weights from the right: 2, 3, … `maxWeight`, 2, … */
export const checkDigit = (characters: string, maxWeight: number): number => {
  const sum = [...characters].reverse().reduce((total, character, index) => {
    const weight = 2 + (index % (maxWeight - 1));
    return total + (character.charCodeAt(0) - 48) * weight;
  }, 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
};

const checkDigits = (base: string, maxWeight: number): string => {
  const first = String(checkDigit(base, maxWeight));
  return `${first}${checkDigit(base + first, maxWeight)}`;
};

/** The two check digits of a CNPJ's first twelve characters: 12ABC34501DE → 35. */
export const cnpjCheckDigits = (base: string): string => checkDigits(base, 9);

/** The two check digits of a CPF's first nine digits. */
export const cpfCheckDigits = (base: string): string => checkDigits(base, 11);

export type DocumentState = 'empty' | 'incomplete' | 'wrong' | 'right';

const judge = (bare: string, length: number, expected: (base: string) => string): DocumentState => {
  if (bare === '') return 'empty';
  if (bare.length < length) return 'incomplete';
  return expected(bare.slice(0, -2)) === bare.slice(-2) && !/^(.)\1+$/.test(bare) ? 'right' : 'wrong';
};

export const judgeCnpj = (text: string): DocumentState =>
  judge(text.toUpperCase().replace(/[^0-9A-Z]/g, ''), 14, cnpjCheckDigits);

export const judgeCpf = (text: string): DocumentState => judge(digitsOf(text), 11, cpfCheckDigits);

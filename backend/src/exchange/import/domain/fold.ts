/** A text without accents and case, with single blanks: how headings, names and codes are compared. Pure. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/** The letters and digits of a number that is written with marks (CNPJ, CPF, NCM). Pure. */
export const unmarked = (text: string): string => text.replace(/[^0-9a-z]/gi, '').toUpperCase();

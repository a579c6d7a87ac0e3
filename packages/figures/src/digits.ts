const PLAIN = /^\d*(?:[.,]\d*)?$/;
/** 1.234.567,89 and, as other languages write it, 1,234,567.89; blanks group as points do. */
const GROUPED = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/;
const GROUPED_BY_BLANKS = /^[1-9]\d{0,2}(?: \d{3})+(?:,\d*)?$/;
const GROUPED_ABROAD = /^[1-9]\d{0,2}(?:,\d{3})+\.\d*$/;

/** The canonical decimal of digits with at most one decimal mark, `,5` and `5,` included. */
const canonical = (digits: string): string => {
  const [whole = '', fraction = ''] = digits.split('.');
  return `${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`;
};

/**
 * The canonical decimal of a number without sign as people write it (docs/guia-do-usuario.md, 'Números'), or undefined: what
 * is typed into a field and what a spreadsheet has as text are read by the same rules.
 */
export const readDigits = (token: string): string | undefined => {
  if (!/\d/.test(token)) return undefined;
  if (GROUPED.test(token) || GROUPED_BY_BLANKS.test(token)) {
    return canonical(token.replace(/[. ]/g, '').replace(',', '.'));
  }
  if (GROUPED_ABROAD.test(token)) return canonical(token.replaceAll(',', ''));
  return PLAIN.test(token) ? canonical(token.replace(',', '.')) : undefined;
};

const DIGITS = 11;

/** Whether the text is a CPF, with its marks or without: eleven digits of which the last two are those of the others. */
export function isCpf(text: string): boolean {
  if (!/^[\d.\-\s]+$/.test(text)) return false;
  const digits = [...text.replace(/\D/g, '')].map(Number);
  if (digits.length !== DIGITS || new Set(digits).size === 1) return false;
  return [9, 10].every((count) => digits[count] === checkDigit(digits.slice(0, count)));
}

function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0);
  return ((sum * 10) % 11) % 10;
}

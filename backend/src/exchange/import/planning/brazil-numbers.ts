import { judgeCnpj, judgeCpf, maskCnpj, maskCpf, maskPhone } from '@forja/figures';
import { importTexts } from '../import.texts.js';

interface BrazilNumber {
  /** Whether all of it is there and nothing else. */
  isWhole: (text: string) => boolean;
  mask: (text: string) => string;
  warningOf: (text: string) => string | undefined;
}

const bare = (text: string) => text.replace(/[\s./-]/g, '');

const document = (
  length: number,
  { mask, judge }: { mask: BrazilNumber['mask']; judge: typeof judgeCnpj },
): BrazilNumber => ({
  isWhole: (text) => bare(text).length === length,
  mask,
  warningOf: (text) => {
    const state = judge(text);
    if (state === 'incomplete') return importTexts.incomplete;
    return state === 'wrong' ? importTexts.wrongCheckDigit : undefined;
  },
});

const isPhone = (text: string) => /^[\d\s().-]*$/.test(text) && /^\d{10,11}$/.test(text.replace(/\D/g, ''));

const NUMBERS: Readonly<Record<string, BrazilNumber | undefined>> = {
  cnpj: document(14, { mask: maskCnpj, judge: judgeCnpj }),
  cpf: document(11, { mask: maskCpf, judge: judgeCpf }),
  phone: {
    isWhole: isPhone,
    mask: maskPhone,
    warningOf: (text) => (isPhone(text) ? undefined : importTexts.notAPhone),
  },
};

/** A value as the forms write it: a CNPJ, CPF or phone that is whole gets its marks, anything else stays to the letter. Pure. */
export function asTyped<Value>(field: string, value: Value): Value | string {
  const number = NUMBERS[field];
  return typeof value === 'string' && number?.isWhole(value) ? number.mask(value) : value;
}

/** Warnings of the forms, of missing or wrong digits: the value is stored nevertheless. Pure. */
export const warningOf = (field: string, value: unknown): string | undefined =>
  typeof value === 'string' ? NUMBERS[field]?.warningOf(value) : undefined;

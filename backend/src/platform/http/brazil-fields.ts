import { Transform } from 'class-transformer';
import { decorated } from '../shape.js';
import { messages } from '../i18n/messages.js';
import { textField } from './fields.js';

const POSTAL_CODE = /^\d{5}-\d{3}$/;
const EIGHT_DIGITS = /^(\d{5})\D?(\d{3})$/;

/** The code of a city by the statistics office (IBGE): seven digits. */
export const cityCodeField = () =>
  textField({
    max: 7,
    maxText: messages.validation.cityCode,
    pattern: [/^\d{7}$/, messages.validation.cityCode],
    description: 'Code of the city by IBGE, seven digits',
  });

/** A CEP of eight digits, stored as 00000-000; '' counts as not given. */
export const postalCodeField = () =>
  decorated(
    textField({
      max: 9,
      maxText: messages.validation.postalCode,
      pattern: [POSTAL_CODE, messages.validation.postalCode],
    }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.trim().replace(EIGHT_DIGITS, '$1-$2') || null : value,
    ),
  );

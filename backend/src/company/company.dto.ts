import { decimal, figureNamed, flag, nullable, shape, shapeWith, text } from '../platform/shape.js';
import { companyTexts } from './company.texts.js';
import { postalCodeField } from '../platform/http/brazil-fields.js';
import { flagField, textField } from '../platform/http/fields.js';
import { figureField, wholeNumberField } from '../platform/http/number-fields.js';
import { VersionedInput } from '../platform/http/versions.js';
import { messages } from '../platform/i18n/messages.js';
import { paths } from '../files/file-paths.js';
import type { Company } from './company.entity.js';

/** The days that a quote may be valid for. */
export const VALIDITY = {
  min: 1,
  max: 365,
  minText: companyTexts.validityOutOfRange,
  maxText: companyTexts.validityOutOfRange,
} as const;

/** Characters of the texts that new quotes begin with. */
const LONGEST_DEFAULT = 1000;

/** Characters of the text of e-mails. */
const LONGEST_MAIL = 5000;
const PLACEHOLDERS =
  'may name {cliente}, {contato}, {numero}, {total}, {validade}, {prazo}, {responsavel}, {empresa}';

/** Body of PUT /api/company. */
export class CompanyDto extends shapeWith(VersionedInput, {
  name: textField({ required: messages.validation.nameRequired }),
  cnpj: textField({ max: 20 }),
  state_registration: textField({ max: 30 }),
  contact: textField(),
  address: textField({ max: 500 }),
  postal_code: postalCodeField(),
  city: textField(),
  tax_note: textField({ max: 500 }),
  phone: textField({ max: 30 }),
  email: textField(),
  quote_validity_days: wholeNumberField({
    ...VALIDITY,
    description: 'Days a quote is valid for; 15 unless given',
  }),
  default_markup: figureField('markup', { description: 'that a new quote begins with; 0 unless given' }),
  default_payment_obs: textField({ max: LONGEST_DEFAULT }),
  default_quote_obs: textField({ max: LONGEST_DEFAULT }),
  named_by_drawing: flagField({
    description: 'Name parts by what their drawing certainly says; false unless given',
  }),
  mail_subject: textField({
    pattern: [/^\P{Cc}*$/u, companyTexts.subjectOneLine],
    description: `Subject of e-mails with quotes; ${PLACEHOLDERS}. Empty: that of the product`,
  }),
  mail_text: textField({
    max: LONGEST_MAIL,
    description: 'Their text, likewise; {link} is the address of the customer’s page',
  }),
}) {}

/** The company as the wire has it. */
export class CompanyView extends shape({
  version: decimal(),
  name: text(),
  cnpj: nullable(text()),
  state_registration: nullable(text()),
  contact: nullable(text()),
  address: nullable(text()),
  postal_code: nullable(text()),
  city: nullable(text()),
  tax_note: nullable(text()),
  phone: nullable(text()),
  email: nullable(text()),
  quote_validity_days: decimal('Days a quote is valid for'),
  default_markup: figureNamed('markup', 'that a new quote begins with'),
  default_payment_obs: nullable(text()),
  default_quote_obs: nullable(text()),
  named_by_drawing: flag('Parts are named by what their drawing certainly says'),
  mail_subject: text('Subject of e-mails with quotes'),
  mail_text: text('Their text'),
  logo: nullable(text('Path of the logo')),
}) {}

/** The wire's form of the company, its logo loaded. */
export function companyView(company: Company): CompanyView {
  const { id: _id, logo_file, logo_file_id: _file, ...data } = company;
  return {
    ...data,
    mail_subject: data.mail_subject ?? companyTexts.mailSubject,
    mail_text: data.mail_text ?? companyTexts.mailText,
    logo: paths(logo_file).content,
  };
}

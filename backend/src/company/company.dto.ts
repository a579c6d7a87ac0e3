import { decimal, figureNamed, flag, nullable, shape, text } from '../platform/http/shape.js';
import { companyTexts } from './company.texts.js';
import { PostalCodeField } from '../platform/http/brazil-fields.js';
import { FlagField, TextField } from '../platform/http/fields.js';
import { FigureField } from '../platform/http/figure-fields.js';
import { WholeNumberField } from '../platform/http/number-fields.js';
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
export class CompanyDto extends VersionedInput {
  @TextField({ required: messages.validation.nameRequired })
  name: string;

  @TextField({ max: 20 })
  cnpj?: string | null;

  @TextField({ max: 30 })
  state_registration?: string | null;

  @TextField()
  contact?: string | null;

  @TextField({ max: 500 })
  address?: string | null;

  @PostalCodeField()
  postal_code?: string | null;

  @TextField()
  city?: string | null;

  @TextField({ max: 500 })
  tax_note?: string | null;

  @TextField({ max: 30 })
  phone?: string | null;

  @TextField()
  email?: string | null;

  @WholeNumberField({ ...VALIDITY, description: 'Days a quote is valid for; 15 unless given' })
  quote_validity_days?: number | null;

  @FigureField('markup', { description: 'that a new quote begins with; 0 unless given' })
  default_markup?: number | null;

  @TextField({ max: LONGEST_DEFAULT })
  default_payment_obs?: string | null;

  @TextField({ max: LONGEST_DEFAULT })
  default_quote_obs?: string | null;

  @FlagField({ description: 'Name parts by what their drawing certainly says; false unless given' })
  named_by_drawing?: boolean | null;

  @TextField({
    pattern: [/^\P{Cc}*$/u, companyTexts.subjectOneLine],
    description: `Subject of e-mails with quotes; ${PLACEHOLDERS}. Empty: that of the product`,
  })
  mail_subject?: string | null;

  @TextField({
    max: LONGEST_MAIL,
    description: 'Their text, likewise; {link} is the address of the customer’s page',
  })
  mail_text?: string | null;
}

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

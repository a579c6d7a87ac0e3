import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../platform/http/nullable.js';
import { companyTexts } from './company.texts.js';
import { PostalCodeField } from '../platform/http/brazil-fields.js';
import { FlagField, TextField } from '../platform/http/fields.js';
import { FigureField, FigureProperty } from '../platform/http/figure-fields.js';
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
export class CompanyView {
  @ApiProperty()
  version: number;

  @ApiProperty()
  name: string;

  @Nullable(String)
  cnpj: string | null;

  @Nullable(String)
  state_registration: string | null;

  @Nullable(String)
  contact: string | null;

  @Nullable(String)
  address: string | null;

  @Nullable(String)
  postal_code: string | null;

  @Nullable(String)
  city: string | null;

  @Nullable(String)
  tax_note: string | null;

  @Nullable(String)
  phone: string | null;

  @Nullable(String)
  email: string | null;

  @ApiProperty({ description: 'Days a quote is valid for' })
  quote_validity_days: number;

  @FigureProperty('markup', { description: 'that a new quote begins with' })
  default_markup: number;

  @Nullable(String)
  default_payment_obs: string | null;

  @Nullable(String)
  default_quote_obs: string | null;

  @ApiProperty({ description: 'Parts are named by what their drawing certainly says' })
  named_by_drawing: boolean;

  @ApiProperty({ description: 'Subject of e-mails with quotes' })
  mail_subject: string;

  @ApiProperty({ description: 'Their text' })
  mail_text: string;

  @Nullable(String, 'Path of the logo')
  logo: string | null;
}

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

import { ChoiceField, TextField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import {
  ICMS_TREATMENTS,
  IPI_TREATMENTS,
  REFORM_TREATMENTS,
  type TaxedOperation,
} from '../../pricing/domain/taxes/operation.js';
import { catalogueTexts } from '../catalogue.texts.js';

const { required, nameRequired } = messages.validation;

const cfop = (first: '5' | '6', description: string) =>
  TextField({
    required,
    max: 4,
    pattern: [first === '5' ? /^5\d{3}$/ : /^6\d{3}$/, catalogueTexts.cfop(first)],
    description: `CFOP ${description}`,
  });

const code = (pattern: RegExp, text: string, description: string) =>
  TextField({ max: 6, pattern: [pattern, text], description: `${description}; null: the usual one` });

/** A request to store an operation of sale. */
export class OperationInput {
  @TextField({ required: nameRequired })
  name: string;

  @cfop('5', 'inside of the state')
  inside: string;

  @cfop('6', 'into another state')
  interstate: string;

  @cfop('6', 'into another state, to a buyer who is no contributor')
  consumer: string;

  @ChoiceField(IPI_TREATMENTS, { required, description: 'Whether there is IPI' })
  ipi: TaxedOperation['ipi'];

  @ChoiceField(ICMS_TREATMENTS, { required, description: 'Whether there is ICMS' })
  icms: TaxedOperation['icms'];

  @ChoiceField(REFORM_TREATMENTS, { required, description: 'Whether there are CBS and IBS' })
  reform: TaxedOperation['reform'];

  @code(/^(00|40|41|50|51)$/, catalogueTexts.cst, 'CST of its ICMS')
  cst?: string | null;

  @code(/^(101|102|103|300|400)$/, catalogueTexts.csosn, 'CSOSN of a company of Simples')
  csosn?: string | null;

  @code(/^\d{3}$/, catalogueTexts.digits(3), 'Class of its IPI (cEnq)')
  ipi_class?: string | null;

  @code(/^\d{6}$/, catalogueTexts.digits(6), 'Class of its CBS and IBS (cClassTrib)')
  reform_class?: string | null;

  @TextField({ max: 255, description: 'A sentence for quotes and invoices with such parts' })
  text?: string | null;
}

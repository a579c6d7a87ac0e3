import { shape } from '../../platform/shape.js';
import { choiceField, textField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { ICMS_TREATMENTS, IPI_TREATMENTS, REFORM_TREATMENTS } from '../../pricing/domain/taxes/operation.js';
import { catalogueTexts } from '../catalogue.texts.js';

const { required, nameRequired } = messages.validation;

const cfop = (first: '5' | '6', description: string) =>
  textField({
    required,
    max: 4,
    pattern: [first === '5' ? /^5\d{3}$/ : /^6\d{3}$/, catalogueTexts.cfop(first)],
    description: `CFOP ${description}`,
  });

const code = (pattern: RegExp, text: string, description: string) =>
  textField({ max: 6, pattern: [pattern, text], description: `${description}; null: the usual one` });

/** A request to store an operation of sale. */
export class OperationInput extends shape({
  name: textField({ required: nameRequired }),
  inside: cfop('5', 'inside of the state'),
  interstate: cfop('6', 'into another state'),
  consumer: cfop('6', 'into another state, to a buyer who is no contributor'),
  ipi: choiceField(IPI_TREATMENTS, { required, description: 'Whether there is IPI' }),
  icms: choiceField(ICMS_TREATMENTS, { required, description: 'Whether there is ICMS' }),
  reform: choiceField(REFORM_TREATMENTS, { required, description: 'Whether there are CBS and IBS' }),
  cst: code(/^(00|40|41|50|51)$/, catalogueTexts.cst, 'CST of its ICMS'),
  csosn: code(/^(101|102|103|300|400)$/, catalogueTexts.csosn, 'CSOSN of a company of Simples'),
  ipi_class: code(/^\d{3}$/, catalogueTexts.digits(3), 'Class of its IPI (cEnq)'),
  reform_class: code(/^\d{6}$/, catalogueTexts.digits(6), 'Class of its CBS and IBS (cClassTrib)'),
  text: textField({ max: 255, description: 'A sentence for quotes and invoices with such parts' }),
}) {}

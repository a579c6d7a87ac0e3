import { OmitType } from '@nestjs/swagger';
import { decimal, decorated, shape, shapeWith } from '../../platform/shape.js';
import { cityCodeField } from '../../platform/http/brazil-fields.js';
import {
  choiceField,
  dayField,
  differentDays,
  flagField,
  objectListField,
  textField,
} from '../../platform/http/fields.js';
import { figureField, idField, wholeNumberField } from '../../platform/http/number-fields.js';
import { VersionedInput } from '../../platform/http/versions.js';
import { messages } from '../../platform/i18n/messages.js';
import { SERVICE_KINDS, TAX_REGIMES, type TaxPeriod } from '../../pricing/domain/taxes/tax-rules.js';
import { companyTexts } from '../company.texts.js';

const { required } = messages.validation;
const MOST_PERIODS = 50;

/** A row of the tax reform's timetable. */
export class TaxPeriodDto
  extends shape({
    from: dayField({ required, years: [2000, 2040], description: 'The first day on which it holds' }),
    cbs: figureField('tax_rate', { required, description: 'CBS' }),
    ibs_state: figureField('tax_rate', { required, description: 'IBS of the state' }),
    ibs_city: figureField('tax_rate', { required, description: 'IBS of the city' }),
    on_top: flagField({
      required,
      description: 'Whether CBS and IBS come on top of the price; else they are only shown',
    }),
    icms_share: figureField('tax_rate', { required, description: 'How much of ICMS and ISS still counts' }),
    pis_cofins: flagField({ required, description: 'Whether PIS and COFINS still exist' }),
    ipi_zero: flagField({ required, description: 'Whether IPI is zero for every NCM that does not keep it' }),
    estimate: flagField({ required, description: 'Whether its rates are not fixed by law yet' }),
  })
  implements TaxPeriod {}

const rate = (description: string) => figureField('tax_rate', { required, description });
const flag = (description: string) => flagField({ required, description });

/** Body of PUT /api/company/taxes. */
export class CompanyTaxesDto extends shapeWith(VersionedInput, {
  complete: flag('New orders have their taxes computed for the day of their invoice'),
  state: textField({
    max: 2,
    pattern: [/^(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/, companyTexts.unknownState],
    description: 'Abbreviation of its state',
  }),
  regime: choiceField(TAX_REGIMES, { description: 'Its tax regime' }),
  pis: rate('PIS'),
  cofins: rate('COFINS'),
  das: rate('Of Simples: the share of the price that goes to the DAS'),
  simples_credit: rate('Of Simples: the ICMS that a buyer may credit'),
  iss: rate('ISS'),
  simples_regular: flag('Of Simples: it collects CBS and IBS as others do'),
  freight_in_ipi: flag('Freight is part of the base of IPI'),
  discount_off_ipi: flag('A discount is taken off the base of IPI'),
  icms_off_pis: flag('ICMS and DIFAL are no part of the base of PIS and COFINS'),
  reform_in_icms: flag('CBS and IBS are part of the base of ICMS'),
  service_kind: choiceField(SERVICE_KINDS, { required, description: 'How the service of an order is taxed' }),
  origin: wholeNumberField({
    required,
    max: 8,
    minText: companyTexts.unknownOrigin,
    maxText: companyTexts.unknownOrigin,
    description: 'Origin of its parts, 0 to 8',
  }),
  operation_id: idField({ description: 'The operation of sale of orders that name none; null: the first' }),
  street_number: textField({ max: 20, description: 'Number of its building, for invoices' }),
  district: textField({ max: 60, description: 'Its district (bairro), for invoices' }),
  city_code: cityCodeField(),
  reviewed_on: dayField({
    years: [2020, 2040],
    description: 'The day on which the accountant agreed to all of this',
  }),
  periods: decorated(
    objectListField(() => TaxPeriodDto, {
      required,
      most: [MOST_PERIODS, companyTexts.tooManyPeriods],
      description: "The tax reform's timetable",
    }),
    differentDays(),
  ),
}) {}

/** How the shop is taxed, as the wire has it. */
export class CompanyTaxesView extends shapeWith(OmitType(CompanyTaxesDto, ['version']), {
  version: decimal(),
}) {}

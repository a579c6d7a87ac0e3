import { OmitType } from '@nestjs/swagger';
import { decimal, shapeWith } from '../../platform/http/shape.js';
import { CityCodeField } from '../../platform/http/brazil-fields.js';
import {
  ChoiceField,
  DayField,
  DifferentDays,
  FlagField,
  ObjectListField,
  TextField,
} from '../../platform/http/fields.js';
import { FigureField } from '../../platform/http/figure-fields.js';
import { IdField, WholeNumberField } from '../../platform/http/number-fields.js';
import { VersionedInput } from '../../platform/http/versions.js';
import { messages } from '../../platform/i18n/messages.js';
import {
  SERVICE_KINDS,
  TAX_REGIMES,
  type ServiceKind,
  type TaxPeriod,
  type TaxRegime,
} from '../../pricing/domain/taxes/tax-rules.js';
import { companyTexts } from '../company.texts.js';

const { required } = messages.validation;
const MOST_PERIODS = 50;

/** A row of the tax reform's timetable. */
export class TaxPeriodDto implements TaxPeriod {
  @DayField({ required, years: [2000, 2040], description: 'The first day on which it holds' })
  from: string;

  @FigureField('tax_rate', { required, description: 'CBS' })
  cbs: number;

  @FigureField('tax_rate', { required, description: 'IBS of the state' })
  ibs_state: number;

  @FigureField('tax_rate', { required, description: 'IBS of the city' })
  ibs_city: number;

  @FlagField({
    required,
    description: 'Whether CBS and IBS come on top of the price; else they are only shown',
  })
  on_top: boolean;

  @FigureField('tax_rate', { required, description: 'How much of ICMS and ISS still counts' })
  icms_share: number;

  @FlagField({ required, description: 'Whether PIS and COFINS still exist' })
  pis_cofins: boolean;

  @FlagField({ required, description: 'Whether IPI is zero for every NCM that does not keep it' })
  ipi_zero: boolean;

  @FlagField({ required, description: 'Whether its rates are not fixed by law yet' })
  estimate: boolean;
}

const rate = (description: string) => FigureField('tax_rate', { required, description });
const flag = (description: string) => FlagField({ required, description });

/** Body of PUT /api/company/taxes. */
export class CompanyTaxesDto extends VersionedInput {
  @flag('New orders have their taxes computed for the day of their invoice')
  complete: boolean;

  @TextField({
    max: 2,
    pattern: [/^(A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)$/, companyTexts.unknownState],
    description: 'Abbreviation of its state',
  })
  state?: string | null;

  @ChoiceField(TAX_REGIMES, { description: 'Its tax regime' })
  regime?: TaxRegime | null;

  @rate('PIS')
  pis: number;

  @rate('COFINS')
  cofins: number;

  @rate('Of Simples: the share of the price that goes to the DAS')
  das: number;

  @rate('Of Simples: the ICMS that a buyer may credit')
  simples_credit: number;

  @rate('ISS')
  iss: number;

  @flag('Of Simples: it collects CBS and IBS as others do')
  simples_regular: boolean;

  @flag('Freight is part of the base of IPI')
  freight_in_ipi: boolean;

  @flag('A discount is taken off the base of IPI')
  discount_off_ipi: boolean;

  @flag('ICMS and DIFAL are no part of the base of PIS and COFINS')
  icms_off_pis: boolean;

  @flag('CBS and IBS are part of the base of ICMS')
  reform_in_icms: boolean;

  @ChoiceField(SERVICE_KINDS, { required, description: 'How the service of an order is taxed' })
  service_kind: ServiceKind;

  @WholeNumberField({
    required,
    max: 8,
    minText: companyTexts.unknownOrigin,
    maxText: companyTexts.unknownOrigin,
    description: 'Origin of its parts, 0 to 8',
  })
  origin: number;

  @IdField({ description: 'The operation of sale of orders that name none; null: the first' })
  operation_id?: number | null;

  @TextField({ max: 20, description: 'Number of its building, for invoices' })
  street_number?: string | null;

  @TextField({ max: 60, description: 'Its district (bairro), for invoices' })
  district?: string | null;

  @CityCodeField()
  city_code?: string | null;

  @DayField({ years: [2020, 2040], description: 'The day on which the accountant agreed to all of this' })
  reviewed_on?: string | null;

  @DifferentDays()
  @ObjectListField(() => TaxPeriodDto, {
    required,
    most: [MOST_PERIODS, companyTexts.tooManyPeriods],
    description: "The tax reform's timetable",
  })
  periods: TaxPeriodDto[];
}

/** How the shop is taxed, as the wire has it. */
export class CompanyTaxesView extends shapeWith(OmitType(CompanyTaxesDto, ['version']), {
  version: decimal(),
}) {}

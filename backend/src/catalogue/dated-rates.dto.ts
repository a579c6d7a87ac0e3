import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { ChoiceField, DayField, DifferentDays, ObjectListField } from '../platform/http/fields.js';
import { FigureField } from '../platform/http/figure-fields.js';
import { messages } from '../platform/i18n/messages.js';
import {
  DIFAL_BASES,
  type DifalBase,
  type IpiFrom,
  type StateRatesFrom,
} from '../pricing/domain/taxes/tax-rules.js';
import { catalogueTexts } from './catalogue.texts.js';

const { required } = messages.validation;

/** Days from which a rate may hold, and those on which an order may be invoiced. */
export const TAX_YEARS = [2020, 2040] as const;

/** Rates from days on of one entry. */
const MOST_RATES = 50;

const from = { required, years: TAX_YEARS, description: 'The first day on which it holds' };

/** ICMS of 100 % leaves no price that it could be taken from. */
const WithIcmsBelow100 = () =>
  ValidateBy({
    name: 'icmsAndFcp',
    validator: {
      validate: (fcp: number, args) => ((args?.object as StateRateDto | undefined)?.icms ?? 0) + fcp < 100,
      defaultMessage: () => catalogueTexts.icmsAndFcp,
    },
  });

export class StateRateDto implements StateRatesFrom {
  @DayField(from)
  from: string;

  @FigureField('icms', { required })
  icms: number;

  @WithIcmsBelow100()
  @FigureField('tax_rate', { required, description: 'FCP of the state' })
  fcp: number;

  @ChoiceField(DIFAL_BASES, { required, description: 'What the difference of rates is taken from' })
  difal_base: DifalBase;
}

export class IpiRateDto implements IpiFrom {
  @DayField(from)
  from: string;

  @FigureField('ipi', { required })
  ipi: number;
}

/** Rates from days on, each day once. */
export const DatedRatesField = (type: () => typeof StateRateDto | typeof IpiRateDto): PropertyDecorator =>
  applyDecorators(
    DifferentDays(),
    ObjectListField(type, {
      description: 'Its rates from days on, beside the one that holds before them',
      most: [MOST_RATES, catalogueTexts.tooManyRates(MOST_RATES)],
    }),
  );

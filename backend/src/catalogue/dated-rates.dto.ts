import type { ClassConstructor } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { decorated, shape } from '../platform/shape.js';
import { choiceField, dayField, differentDays, objectListField } from '../platform/http/fields.js';
import { figureField } from '../platform/http/number-fields.js';
import { messages } from '../platform/i18n/messages.js';
import { DIFAL_BASES, type IpiFrom, type StateRatesFrom } from '../pricing/domain/taxes/tax-rules.js';
import { catalogueTexts } from './catalogue.texts.js';

const { required } = messages.validation;

/** Days from which a rate may hold, and those on which an order may be invoiced. */
export const TAX_YEARS = [2020, 2040] as const;

/** Rates from days on of one entry. */
const MOST_RATES = 50;

const from = { required, years: TAX_YEARS, description: 'The first day on which it holds' };

/** ICMS of 100 % leaves no price that it could be taken from. */
const icmsBelow100 = ValidateBy({
  name: 'icmsAndFcp',
  validator: {
    validate: (fcp: number, args) => ((args?.object as StateRatesFrom | undefined)?.icms ?? 0) + fcp < 100,
    defaultMessage: () => catalogueTexts.icmsAndFcp,
  },
});

export class StateRateDto
  extends shape({
    from: dayField(from),
    icms: figureField('icms', { required }),
    fcp: decorated(figureField('tax_rate', { required, description: 'FCP of the state' }), icmsBelow100),
    difal_base: choiceField(DIFAL_BASES, {
      required,
      description: 'What the difference of rates is taken from',
    }),
  })
  implements StateRatesFrom {}

export class IpiRateDto
  extends shape({
    from: dayField(from),
    ipi: figureField('ipi', { required }),
  })
  implements IpiFrom {}

/** Rates from days on, each day once. */
export const datedRatesField = <Rate>(type: () => ClassConstructor<Rate>) =>
  decorated(
    objectListField(type, {
      description: 'Its rates from days on, beside the one that holds before them',
      most: [MOST_RATES, catalogueTexts.tooManyRates(MOST_RATES)],
    }),
    differentDays(),
  );

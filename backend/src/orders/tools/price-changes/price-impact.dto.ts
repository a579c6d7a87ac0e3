import { DatedRatesField, IpiRateDto, StateRateDto } from '../../../catalogue/dated-rates.dto.js';
import { RuleContentDto } from '../../../catalogue/time-rules/time-rules.dto.js';
import { ChoiceField, FlagField, ObjectField } from '../../../platform/http/fields.js';
import { FigureField } from '../../../platform/http/figure-fields.js';
import { IdField, IdListField } from '../../../platform/http/number-fields.js';
import { messages } from '../../../platform/i18n/messages.js';
import { priceSources, type PriceSource } from './price-sources.js';

const { required } = messages.validation;

/** Figures of an entry as a form has them; each catalogue's own count, absent ones are as they are stored. */
export class EntryFiguresDto {
  @FigureField('specific_weight')
  specific_weight?: number | null;

  @FigureField('price_kg', { description: 'of a material or a bar' })
  price_kg?: number | null;

  @FigureField('sheet_thickness')
  thickness?: number | null;

  @FigureField('sheet_width')
  width?: number | null;

  @FigureField('sheet_length', { description: 'of a sheet or a bar' })
  length?: number | null;

  @FigureField('bar_weight', { description: 'of the whole bar' })
  weight?: number | null;

  @FigureField('component_value')
  unit_value?: number | null;

  @FigureField('value_per_minute')
  value_per_minute?: number | null;

  @FigureField('setup')
  setup?: number | null;

  @FigureField('ipi')
  ipi?: number | null;

  @FigureField('icms')
  icms?: number | null;

  @DatedRatesField(() => IpiRateDto)
  ipi_rates?: IpiRateDto[] | null;

  @DatedRatesField(() => StateRateDto)
  icms_rates?: StateRateDto[] | null;

  @FlagField({ description: 'Of an NCM: its IPI goes on after 2026' })
  keeps_ipi?: boolean | null;

  @IdField({ description: 'Of a sheet' })
  material_id?: number | null;

  @IdField({ description: 'Of a customer, whose ICMS is that of its state' })
  state_id?: number | null;
}

/** Body of POST /api/price-impact. */
export class PriceImpactDto {
  @ChoiceField(priceSources, { required, description: 'The catalogue, by its name below /api' })
  resource: PriceSource;

  @IdField({ required, description: 'The entry' })
  id: number;

  @IdListField({
    description: 'Of `taxes`: these quotes in progress alone, also those that have no complete taxes yet',
  })
  orders?: number[] | null;

  @ObjectField(() => EntryFiguresDto, {
    description: 'Its figures after a change that is not stored yet; without it the stored ones',
  })
  values?: EntryFiguresDto | null;

  @ObjectField(() => RuleContentDto, {
    description: 'Of a rule for minutes: what it says after a change that is not stored yet',
  })
  rule?: RuleContentDto | null;
}

import { shape } from '../../../platform/shape.js';
import { datedRatesField, IpiRateDto, StateRateDto } from '../../../catalogue/dated-rates.dto.js';
import { RuleContentDto } from '../../../catalogue/time-rules/time-rules.dto.js';
import { choiceField, flagField, objectField } from '../../../platform/http/fields.js';
import { figureField, idField, idListField } from '../../../platform/http/number-fields.js';
import { messages } from '../../../platform/i18n/messages.js';
import { priceSources } from './price-sources.js';

const { required } = messages.validation;

/** Figures of an entry as a form has them; each catalogue's own count, absent ones are as they are stored. */
export class EntryFiguresDto extends shape({
  specific_weight: figureField('specific_weight'),
  price_kg: figureField('price_kg', { description: 'of a material or a bar' }),
  thickness: figureField('sheet_thickness'),
  width: figureField('sheet_width'),
  length: figureField('sheet_length', { description: 'of a sheet or a bar' }),
  weight: figureField('bar_weight', { description: 'of the whole bar' }),
  unit_value: figureField('component_value'),
  value_per_minute: figureField('value_per_minute'),
  setup: figureField('setup'),
  ipi: figureField('ipi'),
  icms: figureField('icms'),
  ipi_rates: datedRatesField(() => IpiRateDto),
  icms_rates: datedRatesField(() => StateRateDto),
  keeps_ipi: flagField({ description: 'Of an NCM: its IPI goes on after 2026' }),
  material_id: idField({ description: 'Of a sheet' }),
  state_id: idField({ description: 'Of a customer, whose ICMS is that of its state' }),
}) {}

/** Body of POST /api/price-impact. */
export class PriceImpactDto extends shape({
  resource: choiceField(priceSources, { required, description: 'The catalogue, by its name below /api' }),
  id: idField({ required, description: 'The entry' }),
  orders: idListField({
    description: 'Of `taxes`: these quotes in progress alone, also those that have no complete taxes yet',
  }),
  values: objectField(() => EntryFiguresDto, {
    description: 'Its figures after a change that is not stored yet; without it the stored ones',
  }),
  rule: objectField(() => RuleContentDto, {
    description: 'Of a rule for minutes: what it says after a change that is not stored yet',
  }),
}) {}

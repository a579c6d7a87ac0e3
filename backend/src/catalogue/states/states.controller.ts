import { Controller } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { decorated, shape } from '../../platform/shape.js';
import { figureField } from '../../platform/http/number-fields.js';
import { textField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { StoredEntry } from '../crud/entry-fields.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { datedRatesField, StateRateDto } from '../dated-rates.dto.js';
import { State } from './state.entity.js';

const { validation } = messages;

/** A request to store a state. */
class StateInput extends shape({
  name: textField({ required: validation.nameRequired }),
  abbreviation: decorated(
    textField({
      max: 2,
      required: catalogueTexts.abbreviationRequired,
      pattern: [/^.{2}$/u, catalogueTexts.abbreviationLength],
      maxText: catalogueTexts.abbreviationLength,
    }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toUpperCase() : value)),
  ),
  icms: figureField('icms', {
    required: catalogueTexts.icmsRequired,
    minText: catalogueTexts.icmsTooSmall,
    maxText: catalogueTexts.icmsTooBig,
  }),
  rates: datedRatesField(() => StateRateDto),
}) {}

/** A state as the API answers it. */
export class StateView extends IntersectionType(StateInput, StoredEntry) {}

export const states = {
  resource: 'states' as const,
  plural: 'states',
  entity: State,
  input: StateInput,
  view: StateView,
  searched: ['name', 'abbreviation'],
  sortedBy: 'name',
};

@Controller(`api/${states.resource}`)
export class StatesController extends CatalogueController(states) {}

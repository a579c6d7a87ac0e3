import { Controller } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { FigureField } from '../../platform/http/figure-fields.js';
import { TextField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { StoredEntry } from '../crud/entry-fields.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { DatedRatesField, StateRateDto } from '../dated-rates.dto.js';
import { State } from './state.entity.js';

const { validation } = messages;

/** A request to store a state. */
class StateInput {
  @TextField({ required: validation.nameRequired })
  name: string;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toUpperCase() : value))
  @TextField({
    max: 2,
    required: catalogueTexts.abbreviationRequired,
    pattern: [/^.{2}$/u, catalogueTexts.abbreviationLength],
    maxText: catalogueTexts.abbreviationLength,
  })
  abbreviation: string;

  @FigureField('icms', {
    required: catalogueTexts.icmsRequired,
    minText: catalogueTexts.icmsTooSmall,
    maxText: catalogueTexts.icmsTooBig,
  })
  icms: number;

  @DatedRatesField(() => StateRateDto)
  rates?: StateRateDto[] | null;
}

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

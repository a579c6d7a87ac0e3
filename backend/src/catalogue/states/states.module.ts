import { Controller, Module } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { catalogueProviders } from '../crud/catalogue.providers.js';
import { State } from './state.entity.js';
import { StateInput, StateView } from './states.dto.js';

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
class StatesController extends CatalogueController(states) {}

@Module({ controllers: [StatesController], providers: catalogueProviders(states) })
export class StatesModule {}

import { Controller, Module } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { catalogueProviders } from '../crud/catalogue.providers.js';
import { Bar } from './bar.entity.js';
import { BarInput, BarView } from './bars.dto.js';

export const bars = {
  resource: 'bars' as const,
  plural: 'bars',
  entity: Bar,
  input: BarInput,
  view: BarView,
  searched: ['code', 'name'],
  joined: ['ncm'],
  sortedBy: 'name',
};

@Controller(`api/${bars.resource}`)
class BarsController extends CatalogueController(bars) {}

@Module({ controllers: [BarsController], providers: catalogueProviders(bars) })
export class BarsModule {}

import { Controller, Module } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { catalogueProviders } from '../crud/catalogue.providers.js';
import { Ncm } from './ncm.entity.js';
import { NcmInput, NcmView } from './ncms.dto.js';

export const ncms = {
  resource: 'mercosur-common-nomenclatures' as const,
  plural: 'NCM codes',
  entity: Ncm,
  input: NcmInput,
  view: NcmView,
  searched: ['description'],
  searchedNumbers: ['code'],
  sortedBy: 'code',
};

@Controller(`api/${ncms.resource}`)
class NcmsController extends CatalogueController(ncms) {}

@Module({ controllers: [NcmsController], providers: catalogueProviders(ncms) })
export class NcmsModule {}

import { Controller, Module } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { catalogueProviders } from '../crud/catalogue.providers.js';
import { Material } from './material.entity.js';
import { MaterialInput, MaterialView } from './materials.dto.js';

export const materials = {
  resource: 'materials' as const,
  plural: 'materials',
  entity: Material,
  input: MaterialInput,
  view: MaterialView,
  searched: ['code', 'name'],
  joined: ['ncm'],
  sortedBy: 'name',
};

@Controller(`api/${materials.resource}`)
class MaterialsController extends CatalogueController(materials) {}

@Module({ controllers: [MaterialsController], providers: catalogueProviders(materials) })
export class MaterialsModule {}

import { Controller, Module } from '@nestjs/common';
import type { ListFilter } from '../../platform/http/list-query.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { catalogueProviders } from '../crud/catalogue.providers.js';
import { Sheet } from './sheet.entity.js';
import { SheetInput, SheetView } from './sheets.dto.js';

const sheets = {
  resource: 'sheets',
  plural: 'sheets',
  entity: Sheet,
  input: SheetInput,
  view: SheetView,
  searched: ['name', 'material.name'],
  joined: ['material'],
  sortedBy: 'name',
};

@Controller(`api/${sheets.resource}`)
class SheetsController extends CatalogueController(sheets) {
  /** `?material_id=` keeps the sheets of one material. */
  protected override ownFilter({ material_id }: Record<string, unknown>): ListFilter {
    return typeof material_id === 'string' && material_id !== '' ? { material_id } : {};
  }
}

@Module({ controllers: [SheetsController], providers: catalogueProviders(sheets) })
export class SheetsModule {}

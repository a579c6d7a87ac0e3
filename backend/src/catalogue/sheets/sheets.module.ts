import { Controller, Module } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { catalogueProviders } from '../crud/catalogue.providers.js';
import { Sheet } from './sheet.entity.js';
import { SheetInput, SheetView } from './sheets.dto.js';

export const sheets = {
  resource: 'sheets' as const,
  plural: 'sheets',
  entity: Sheet,
  input: SheetInput,
  view: SheetView,
  searched: ['code', 'name', 'material.name', 'thickness'],
  joined: ['material'],
  sortedBy: 'name',
  parameters: { material_id: 'Keeps the sheets of this material' },
};

@Controller(`api/${sheets.resource}`)
class SheetsController extends CatalogueController(sheets) {}

@Module({ controllers: [SheetsController], providers: catalogueProviders(sheets) })
export class SheetsModule {}

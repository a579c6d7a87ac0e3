import { Controller } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { NcmInput, NcmView } from './ncms.dto.js';
import { NcmsService } from './ncms.service.js';

const routes = { resource: 'mercosur-common-nomenclatures', input: NcmInput, view: NcmView };

@Controller(`api/${routes.resource}`)
export class NcmsController extends CatalogueController(routes) {
  constructor(service: NcmsService) {
    super(service);
  }
}

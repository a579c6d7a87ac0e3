import { Controller } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { StoredEntry } from '../crud/entry-fields.js';
import { SaleOperation } from './operation.entity.js';
import { OperationInput } from './operations.dto.js';
import { OperationsService } from './operations.service.js';

/** An operation of sale as the API answers it. */
class OperationView extends IntersectionType(OperationInput, StoredEntry) {}

const operations = {
  resource: 'operations' as const,
  plural: 'operations of sale',
  entity: SaleOperation,
  input: OperationInput,
  view: OperationView,
  searched: ['name'],
  sortedBy: 'name',
  administered: true,
};

@Controller(`api/${operations.resource}`)
export class OperationsController extends CatalogueController(operations, OperationsService) {}

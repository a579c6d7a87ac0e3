import { Controller, Module } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { AuditLog } from '../../audit/audit-log.service.js';
import { Database } from '../../platform/database/database.js';
import { Conflict } from '../../platform/errors/app-errors.js';
import { ChoiceField, TextField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import {
  ICMS_TREATMENTS,
  IPI_TREATMENTS,
  REFORM_TREATMENTS,
  type TaxedOperation,
} from '../../pricing/domain/taxes/operation.js';
import { TOLLING_OPERATION, USUAL_OPERATION } from '../../pricing/domain/taxes/operations.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { ChangedEntries } from '../changed-entries.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { CatalogueRepository, type Usage } from '../crud/catalogue.repository.js';
import { CatalogueService } from '../crud/catalogue.service.js';
import { EntryAudit } from '../crud/entry-audit.js';
import { SaleOperation } from './operation.entity.js';

const { required, nameRequired } = messages.validation;

const cfop = (first: '5' | '6', description: string) =>
  TextField({
    required,
    max: 4,
    pattern: [first === '5' ? /^5\d{3}$/ : /^6\d{3}$/, catalogueTexts.cfop(first)],
    description: `CFOP ${description}`,
  });

const code = (pattern: RegExp, text: string, description: string) =>
  TextField({ max: 6, pattern: [pattern, text], description: `${description}; null: the usual one` });

/** A request to store an operation of sale. */
class OperationInput {
  @TextField({ required: nameRequired })
  name: string;

  @cfop('5', 'inside of the state')
  inside: string;

  @cfop('6', 'into another state')
  interstate: string;

  @cfop('6', 'into another state, to a buyer who is no contributor')
  consumer: string;

  @ChoiceField(IPI_TREATMENTS, { required, description: 'Whether there is IPI' })
  ipi: TaxedOperation['ipi'];

  @ChoiceField(ICMS_TREATMENTS, { required, description: 'Whether there is ICMS' })
  icms: TaxedOperation['icms'];

  @ChoiceField(REFORM_TREATMENTS, { required, description: 'Whether there are CBS and IBS' })
  reform: TaxedOperation['reform'];

  @code(/^(00|40|41|50|51)$/, catalogueTexts.cst, 'CST of its ICMS')
  cst?: string | null;

  @code(/^(101|102|103|300|400)$/, catalogueTexts.csosn, 'CSOSN of a company of Simples')
  csosn?: string | null;

  @code(/^\d{3}$/, catalogueTexts.digits(3), 'Class of its IPI (cEnq)')
  ipi_class?: string | null;

  @code(/^\d{6}$/, catalogueTexts.digits(6), 'Class of its CBS and IBS (cClassTrib)')
  reform_class?: string | null;

  @TextField({ max: 255, description: 'A sentence for quotes and invoices with such parts' })
  text?: string | null;
}

/** An operation of sale as the API answers it. */
class OperationView extends OperationInput {
  @ApiProperty()
  id: number;

  @ApiProperty()
  version: number;
}

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

/** The catalogue of operations; orders always find the two that count where nothing is chosen. */
class OperationsService extends CatalogueService<SaleOperation, OperationInput> {
  override async remove(id: number): Promise<SaleOperation> {
    if (id === USUAL_OPERATION || id === TOLLING_OPERATION)
      throw new Conflict(catalogueTexts.standardOperation);
    return super.remove(id);
  }

  protected override inUse(usages: readonly Usage[]): string {
    return catalogueTexts.operationInUse(usages);
  }
}

@Controller(`api/${operations.resource}`)
class OperationsController extends CatalogueController(operations) {}

@Module({
  controllers: [OperationsController],
  providers: [
    {
      provide: CatalogueService,
      inject: [Database, ChangedEntries, AuditLog],
      useFactory: (db: Database, changed: ChangedEntries, audit: AuditLog) =>
        new OperationsService(
          db,
          new CatalogueRepository(db, SaleOperation, operations, changed),
          new EntryAudit(db, audit, operations),
        ),
    },
  ],
})
export class OperationsModule {}

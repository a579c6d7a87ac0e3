import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import {
  ApiOkResponse,
  ApiUnprocessableEntityResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import { AdminOnly, Needs, SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { ErrorLogQueryDto } from '../../error-log/error-log.dto.js';
import { CutPlanReader } from '../../cutting/cut-plan.reader.js';
import { OrderReader } from '../../orders/tree/order-reader.service.js';
import { IdParam } from '../../platform/http/id-param.js';
import { NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { ListParameters } from '../../platform/http/list-parameters.js';
import type { RawListQuery } from '../../platform/http/list-query.js';
import { catalogueNames, type CatalogueName } from '../../catalogue/catalogues.service.js';
import { CompanyService } from '../../company/company.service.js';
import { CompanyTaxesService } from '../../company/taxes/company-taxes.service.js';
import { exchangeTexts } from '../exchange.texts.js';
import { draftNfe, sendNfe } from '../nfe/draft-nfe.js';
import { orderFile } from './order-sheets.js';
import { SheetThreads } from '../xlsx/sheet-threads.js';
import { ListExports } from './list-exports.service.js';
import { purchaseFile } from './purchase-sheet.js';
import { ApiXlsx, sendFile } from './send-file.js';

/** Lists as XLSX: every route has the permission, the filter and the sorting of the list that it writes. */
@ApiTags('exports')
@Controller('api/exports')
export class ExportsController {
  constructor(
    private readonly lists: ListExports,
    readonly reader: OrderReader,
    readonly threads: SheetThreads,
    private readonly plans: CutPlanReader,
    readonly company: CompanyService,
    readonly taxes: CompanyTaxesService,
  ) {}

  @Get('orders')
  @ApiOperation({ summary: 'The orders that the user sees, as XLSX' })
  @SignedIn()
  @ListParameters({ whole: true, sort: '["delivery_date","ASC"]', filter: '{"type":"pre_order"}' })
  @ApiXlsx('A row for each order')
  async orders(@CurrentUser() actor: Actor, @Query() raw: RawListQuery): Promise<StreamableFile> {
    return sendFile(await this.lists.orders(actor, raw));
  }

  @Get('orders/:id')
  @ApiOperation({ summary: 'One order with its sets and parts as XLSX' })
  @SignedIn()
  @ApiXlsx('Sheets of the whole, of its sets and of its parts')
  async order(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<StreamableFile> {
    return sendFile(await orderFile(this, actor, id));
  }

  @Get('orders/:id/nfe')
  @ApiOperation({ summary: 'The draft of an order’s invoice (NF-e), checked against the official schema' })
  @Needs('view_costs')
  @ApiOkResponse({
    description: 'XML of layout 4.00, not signed',
    content: { 'application/xml': { schema: { type: 'string', format: 'binary' } } },
  })
  @ApiUnprocessableEntityResponse({
    description: 'No order, no complete taxes, or facts are missing: each a field',
  })
  async invoiceDraft(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<StreamableFile> {
    return sendNfe(await draftNfe(this, actor, id));
  }

  @Get('orders/:id/cutting')
  @ApiOperation({ summary: 'What to buy for one order by its cutting plan, as XLSX' })
  @SignedIn()
  @ApiXlsx('A row for each sheet or bar; prices for users with `view_costs`')
  async purchases(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<StreamableFile> {
    const { groups } = await this.plans.read(await this.reader.getTree(actor, id));
    return sendFile(purchaseFile(exchangeTexts.cutting.file(id), groups, { threads: this.threads, actor }));
  }

  @Get('cut-batches/:id')
  @ApiOperation({ summary: 'What to buy for a batch by its cutting plan, as XLSX' })
  @Needs('view_all_orders')
  @ApiXlsx('A row for each sheet or bar; prices for users with `view_costs`')
  async batchPurchases(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<StreamableFile> {
    const { groups } = await this.plans.readBatch(id);
    return sendFile(
      purchaseFile(exchangeTexts.cutting.batchFile(id), groups, { threads: this.threads, actor }),
    );
  }

  @Get('users')
  @ApiOperation({ summary: 'The users as XLSX' })
  @AdminOnly()
  @ListParameters({ whole: true, filter: '{"q":"ana"}' })
  @ApiXlsx('A row for each user')
  async users(@Query() raw: RawListQuery): Promise<StreamableFile> {
    return sendFile(await this.lists.users(raw));
  }

  @Get('groups')
  @ApiOperation({ summary: 'The groups as XLSX' })
  @AdminOnly()
  @ListParameters({ whole: true, filter: '{"q":"vendas"}' })
  @ApiXlsx('A row for each group')
  async groups(@Query() raw: RawListQuery): Promise<StreamableFile> {
    return sendFile(await this.lists.groups(raw));
  }

  @Get('error-logs')
  @ApiOperation({
    summary: 'The recorded errors as XLSX, newest first; every page, whatever page is asked for',
  })
  @AdminOnly()
  @ApiXlsx('A row for each error')
  async errors(@Query() query: ErrorLogQueryDto): Promise<StreamableFile> {
    return sendFile(await this.lists.errors(query));
  }

  @Get('kits')
  @ApiOperation({ summary: 'The kits with their parts as XLSX, by folder and name' })
  @SignedIn()
  @ApiQuery({
    name: 'filter',
    required: false,
    type: String,
    example: '{"q":"mesa"}',
    description: '`q` searches',
  })
  @ApiXlsx('A row for each part of each kit')
  async kits(@Query() raw: RawListQuery): Promise<StreamableFile> {
    return sendFile(await this.lists.kits(raw));
  }

  @Get('time-rules/:id')
  @ApiOperation({ summary: "A rule's table of speeds as XLSX" })
  @SignedIn()
  @ApiXlsx('A row for each line of the table')
  async timeRule(@IdParam() id: number): Promise<StreamableFile> {
    return sendFile(await this.lists.timeRule(id));
  }

  // After the routes of one list each, which it would take for catalogues.
  @Get(':catalogue')
  @ApiOperation({ summary: 'A catalogue as XLSX' })
  @SignedIn()
  @ApiParam({ name: 'catalogue', enum: catalogueNames })
  @ListParameters({ whole: true })
  @ApiXlsx('A row for each entry')
  async catalogue(@Param('catalogue') name: string, @Query() raw: RawListQuery): Promise<StreamableFile> {
    return sendFile(await this.lists.catalogue(catalogueOf(name), raw));
  }
}

/** The catalogue of a path. @throws NotFound */
function catalogueOf(name: string): CatalogueName {
  const known = catalogueNames.find((one) => one === name);
  if (!known) throw new NotFound(messages.http.routeNotFound);
  return known;
}

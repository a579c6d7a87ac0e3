import { shape } from '../../platform/shape.js';
import { choiceField } from '../../platform/http/fields.js';
import { applyDecorators, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags, ApiUnprocessableEntityResponse, ApiNoContentResponse } from '@nestjs/swagger';
import { SignedIn, Needs } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { IdParam, NumberParam } from '../../platform/http/id-param.js';
import { AnswersPdf, CurrentReader, type ReadyDocument, type SignedInReader } from '../send-document.js';
import type { FrozenRequest } from '../document-request.js';
import { RevisionPrints } from './revision-prints.service.js';
import { RevisionPrinting } from './revision-printing.service.js';

/** Query of a revision's documents. */
class RevisionPrintDto extends shape({
  marked: choiceField(['true', 'false'], {
    description: 'A copy that says SUBSTITUÍDO on each page, where a newer revision has taken its place',
  }),
}) {}

/** A route that prints a document of a revision. */
const Prints = (path: string, document: string): MethodDecorator =>
  applyDecorators(
    Get(path),
    ApiOperation({ summary: `Print ${document} as a revision has it` }),
    AnswersPdf(document.replace(/^./, (first) => first.toUpperCase())),
  );

/** The documents of a quote's revisions: stored once, the same bytes for ever, unless a marked copy is asked for. */
@ApiTags('revisions')
@Controller('api/orders/:id/revisions/:number')
@SignedIn()
export class RevisionDocumentsController {
  constructor(
    private readonly access: OrderAccessService,
    private readonly prints: RevisionPrints,
  ) {}

  @Prints('pdf', 'the quote')
  quote(
    @CurrentReader() reader: SignedInReader,
    @IdParam() id: number,
    @NumberParam('number') number: number,
    @Query() { marked }: RevisionPrintDto,
  ): Promise<ReadyDocument> {
    return this.answer(reader, { kind: 'quote', order_id: id }, { number, marked });
  }

  @Prints('pdf-sets', 'a page for each set')
  sets(
    @CurrentReader() reader: SignedInReader,
    @IdParam() id: number,
    @NumberParam('number') number: number,
    @Query() { marked }: RevisionPrintDto,
  ): Promise<ReadyDocument> {
    return this.answer(reader, { kind: 'sets', order_id: id, set_id: null }, { number, marked });
  }

  @Prints('pdf-parts', 'a sheet for each part')
  @ApiUnprocessableEntityResponse({ description: 'The revision has no parts' })
  parts(
    @CurrentReader() reader: SignedInReader,
    @IdParam() id: number,
    @NumberParam('number') number: number,
    @Query() { marked }: RevisionPrintDto,
  ): Promise<ReadyDocument> {
    const { origin } = reader;
    const wanted = { kind: 'part-sheets', order_id: id, part_id: null, origin } as const;
    return this.answer(reader, wanted, { number, marked });
  }

  private async answer(
    reader: SignedInReader,
    wanted: FrozenRequest,
    { number, marked }: RevisionPrintDto & { number: number },
  ): Promise<ReadyDocument> {
    const { revision } = await this.access.readable(reader.viewer, wanted.order_id);
    return this.prints.answerDocument(reader, wanted, { number, last: marked === 'true' ? revision : null });
  }
}

/** The printing of revisions, which begins by itself and is tried again later where it fails. */
@ApiTags('revisions')
@Controller('api/orders/:id/revisions/:number')
export class RevisionPrintingController {
  constructor(private readonly printing: RevisionPrinting) {}

  @Post('print')
  @HttpCode(204)
  @ApiOperation({ summary: 'Try at once to print the documents that a revision lacks' })
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiNoContentResponse({ description: 'It goes on by itself' })
  print(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @NumberParam('number') number: number,
  ): Promise<void> {
    return this.printing.printNow(actor, id, number);
  }
}

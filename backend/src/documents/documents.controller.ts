import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { Needs, SignedIn } from '../access/access.decorators.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { Answers } from '../platform/http/answers.js';
import { IdParam } from '../platform/http/id-param.js';
import { DifferenceQueryDto } from '../revisions/difference/difference.dto.js';
import { DocumentProgressView } from './document-queue.dto.js';
import { AnswersPdf, CurrentReader, type ReadyDocument, type SignedInReader } from './send-document.js';
import { DocumentsService } from './documents.service.js';

/** The documents themselves; a GET answers the PDF once it is printed. */
@ApiTags('documents')
@Controller('api')
@SignedIn()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get('orders/:id/pdf')
  @ApiOperation({ summary: 'Print the quote or order' })
  @AnswersPdf('The quote or order')
  quote(@CurrentReader() reader: SignedInReader, @IdParam() id: number): Promise<ReadyDocument> {
    return this.documents.printOffered(reader, { kind: 'quote', order_id: id });
  }

  @Get('orders/:id/pdf-sets')
  @ApiOperation({ summary: 'Print a page for each set of the order' })
  @AnswersPdf('A page for each set of the order')
  @ApiUnprocessableEntityResponse({ description: 'The order has nothing of it to print' })
  sets(@CurrentReader() reader: SignedInReader, @IdParam() id: number): Promise<ReadyDocument> {
    return this.documents.printOffered(reader, { kind: 'sets', order_id: id, set_id: null });
  }

  @Get('orders/:id/pdf-parts')
  @ApiOperation({ summary: 'Print a sheet for each part of the order' })
  @AnswersPdf('A sheet for each part of the order')
  @ApiUnprocessableEntityResponse({ description: 'The order has nothing of it to print' })
  parts(@CurrentReader() reader: SignedInReader, @IdParam() id: number): Promise<ReadyDocument> {
    const { origin } = reader;
    return this.documents.printOffered(reader, { kind: 'part-sheets', order_id: id, part_id: null, origin });
  }

  @Get('orders/:id/cutting/pdf')
  @ApiOperation({ summary: 'Print the cutting plan of the order, with the list of what to buy' })
  @AnswersPdf('What to buy, and a page for each way of cutting a sheet; no prices')
  @ApiUnprocessableEntityResponse({ description: 'The plan was not computed' })
  cutting(@CurrentReader() reader: SignedInReader, @IdParam() id: number): Promise<ReadyDocument> {
    return this.documents.printCurrent(reader, { kind: 'cutting', order_id: id, batch_id: null });
  }

  @Get('orders/:id/pdf-labels')
  @ApiOperation({ summary: 'Print a label with a QR code for each piece of the order' })
  @AnswersPdf(
    'Adhesive labels of 70 × 37 mm, 24 on a page; one for each part of an order of over 1,200 pieces',
  )
  @ApiUnprocessableEntityResponse({ description: 'The order has nothing of it to print' })
  labels(@CurrentReader() reader: SignedInReader, @IdParam() id: number): Promise<ReadyDocument> {
    return this.documents.printCurrent(reader, {
      kind: 'labels',
      order_id: id,
      batch_id: null,
      origin: reader.origin,
    });
  }

  @Get('cut-batches/:id/pdf')
  @ApiOperation({ summary: 'Print the cutting plan of a batch, with the list of what to buy' })
  @Needs('view_all_orders')
  @AnswersPdf('What to buy, and a page for each way of cutting a sheet; no prices')
  @ApiUnprocessableEntityResponse({ description: 'The plan was not computed' })
  batchCutting(@CurrentReader() reader: SignedInReader, @IdParam() id: number): Promise<ReadyDocument> {
    return this.documents.printBatch(reader, { kind: 'cutting', batch_id: id });
  }

  @Get('cut-batches/:id/pdf-labels')
  @ApiOperation({ summary: 'Print a label with a QR code for each remnant of the batch in the stock' })
  @Needs('view_all_orders')
  @AnswersPdf('Adhesive labels of 70 × 37 mm, 24 on a page')
  @ApiUnprocessableEntityResponse({ description: 'The stock has no remnant of the batch' })
  remnantLabels(@CurrentReader() reader: SignedInReader, @IdParam() id: number): Promise<ReadyDocument> {
    return this.documents.printBatch(reader, { kind: 'labels', batch_id: id, origin: reader.origin });
  }

  @Get('orders/:id/documents/progress')
  @Answers([DocumentProgressView], 'How far the documents of the order are printed')
  progress(@CurrentUser() user: Actor, @IdParam() id: number): Promise<DocumentProgressView[]> {
    return this.documents.progress(user, id);
  }

  @Get('sets/:id/pdf')
  @ApiOperation({ summary: 'Print the page of one set' })
  @AnswersPdf('The page of one set')
  set(@CurrentReader() reader: SignedInReader, @IdParam() id: number): Promise<ReadyDocument> {
    return this.documents.printSet(reader, id);
  }

  @Get('set-parts/:id/pdf')
  @ApiOperation({ summary: 'Print the sheet of one part' })
  @AnswersPdf('The sheet of one part')
  part(@CurrentReader() reader: SignedInReader, @IdParam() id: number): Promise<ReadyDocument> {
    return this.documents.printPart(reader, id);
  }
}

/** Differences between two states of a quote, as its customer may see them. */
@ApiTags('revisions')
@Controller('api/orders/:id/revision-difference')
export class DifferenceDocumentController {
  constructor(private readonly documents: DocumentsService) {}

  @Get('pdf')
  @SignedIn()
  @ApiOperation({ summary: 'Print what changed between two revisions of a quote, for its customer' })
  @AnswersPdf('What the customer’s quote says differently, with the totals; no costs')
  print(
    @CurrentReader() reader: SignedInReader,
    @IdParam() order_id: number,
    @Query() { from, to }: DifferenceQueryDto,
  ): Promise<ReadyDocument> {
    return this.documents.printDifference(reader, { order_id, from, to: to ?? null });
  }
}

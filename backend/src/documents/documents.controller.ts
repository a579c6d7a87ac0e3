import { Controller, Get, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Needs, SignedIn } from '../access/access.decorators.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { IdParam } from '../platform/http/id-param.js';
import { originOf } from '../platform/http/request-origin.js';
import { DocumentProgressView } from './document-queue.dto.js';
import { ApiPdf, readerOf, send } from './send-document.js';
import { DocumentsService } from './documents.service.js';

/** The documents themselves; a GET answers the PDF once it is printed. */
@ApiTags('documents')
@Controller('api')
@SignedIn()
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @Get('orders/:id/pdf')
  @ApiOperation({ summary: 'Print the quote or order' })
  @ApiPdf('The quote or order')
  async quote(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return send(response, await this.documents.quote(user, id, readerOf(request)));
  }

  @Get('orders/:id/pdf-sets')
  @ApiOperation({ summary: 'Print a page for each set of the order' })
  @ApiPdf('A page for each set of the order')
  @ApiUnprocessableEntityResponse({ description: 'The order has nothing of it to print' })
  async sets(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return send(response, await this.documents.sets(user, id, readerOf(request)));
  }

  @Get('orders/:id/pdf-parts')
  @ApiOperation({ summary: 'Print a sheet for each part of the order' })
  @ApiPdf('A sheet for each part of the order')
  @ApiUnprocessableEntityResponse({ description: 'The order has nothing of it to print' })
  async parts(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return send(response, await this.documents.parts(user, id, originOf(request), readerOf(request)));
  }

  @Get('orders/:id/cutting/pdf')
  @ApiOperation({ summary: 'Print the cutting plan of the order, with the list of what to buy' })
  @ApiPdf('What to buy, and a page for each way of cutting a sheet; no prices')
  @ApiUnprocessableEntityResponse({ description: 'The plan was not computed' })
  async cutting(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return send(response, await this.documents.cutting(user, id, readerOf(request)));
  }

  @Get('orders/:id/pdf-labels')
  @ApiOperation({ summary: 'Print a label with a QR code for each piece of the order' })
  @ApiPdf('Adhesive labels of 70 × 37 mm, 24 on a page; one for each part of an order of over 1,200 pieces')
  @ApiUnprocessableEntityResponse({ description: 'The order has nothing of it to print' })
  async labels(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return send(response, await this.documents.labels(user, id, originOf(request), readerOf(request)));
  }

  @Get('cut-batches/:id/pdf')
  @ApiOperation({ summary: 'Print the cutting plan of a batch, with the list of what to buy' })
  @Needs('view_all_orders')
  @ApiPdf('What to buy, and a page for each way of cutting a sheet; no prices')
  @ApiUnprocessableEntityResponse({ description: 'The plan was not computed' })
  async batchCutting(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return send(response, await this.documents.batchCutting(user, id, readerOf(request)));
  }

  @Get('orders/:id/documents/progress')
  @ApiOperation({ summary: 'How far the documents of the order are printed' })
  @ApiOkResponse({ type: [DocumentProgressView] })
  progress(@CurrentUser() user: Actor, @IdParam() id: number): Promise<DocumentProgressView[]> {
    return this.documents.progress(user, id);
  }

  @Get('sets/:id/pdf')
  @ApiOperation({ summary: 'Print the page of one set' })
  @ApiPdf('The page of one set')
  async set(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return send(response, await this.documents.set(user, id, readerOf(request)));
  }

  @Get('set-parts/:id/pdf')
  @ApiOperation({ summary: 'Print the sheet of one part' })
  @ApiPdf('The sheet of one part')
  async part(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return send(response, await this.documents.part(user, id, originOf(request), readerOf(request)));
  }
}

import { Controller, Get, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { IdParam, NumberParam } from '../../platform/http/id-param.js';
import { originOf } from '../../platform/http/request-origin.js';
import type { DocumentRequest } from '../document-request.js';
import { knownDigest, send } from '../send-document.js';
import { RevisionPrintDto } from './revision-documents.dto.js';
import { RevisionPrints } from './revision-prints.service.js';

/** The answer of every route here. */
const ApiPdf = (description: string) =>
  ApiOkResponse({
    description,
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  });

/** The documents of a quote's revisions: stored once, the same bytes for ever, unless a marked copy is asked for. */
@ApiTags('revisions')
@Controller('api/orders/:id/revisions/:number')
@SignedIn()
export class RevisionDocumentsController {
  constructor(
    private readonly access: OrderAccessService,
    private readonly prints: RevisionPrints,
  ) {}

  @Get('pdf')
  @ApiOperation({ summary: 'Print the quote as a revision has it' })
  @ApiPdf('The quote')
  quote(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @NumberParam('number') number: number,
    @Query() { marked }: RevisionPrintDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return this.send(user, { kind: 'quote', order_id: id }, { number, marked, request, response });
  }

  @Get('pdf-sets')
  @ApiOperation({ summary: 'Print a page for each set as a revision has it' })
  @ApiPdf('A page for each set')
  sets(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @NumberParam('number') number: number,
    @Query() { marked }: RevisionPrintDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return this.send(
      user,
      { kind: 'sets', order_id: id, set_id: null },
      { number, marked, request, response },
    );
  }

  @Get('pdf-parts')
  @ApiOperation({ summary: 'Print a sheet for each part as a revision has it' })
  @ApiPdf('A sheet for each part')
  @ApiUnprocessableEntityResponse({ description: 'The revision has no parts' })
  parts(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @NumberParam('number') number: number,
    @Query() { marked }: RevisionPrintDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const wanted = { kind: 'part-sheets', order_id: id, part_id: null, origin: originOf(request) } as const;
    return this.send(user, wanted, { number, marked, request, response });
  }

  private async send(
    user: Actor,
    wanted: DocumentRequest,
    asked: Asked,
  ): Promise<StreamableFile | undefined> {
    const { number, marked, request, response } = asked;
    const { revision } = await this.access.readable(user, wanted.order_id);
    const last = marked === 'true' ? revision : null;
    return send(response, await this.prints.of(user, wanted, { number, last, known: knownDigest(request) }));
  }
}

interface Asked {
  number: number;
  marked?: string | null;
  request: Request;
  response: Response;
}

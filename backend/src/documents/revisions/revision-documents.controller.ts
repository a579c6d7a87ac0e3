import { ChoiceField } from '../../platform/http/fields.js';
import {
  applyDecorators,
  Controller,
  Get,
  Query,
  Req,
  Res,
  type StreamableFile,
  HttpCode,
  Post,
} from '@nestjs/common';
import { ApiOperation, ApiTags, ApiUnprocessableEntityResponse, ApiNoContentResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SignedIn, Needs } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { OrderAccessService } from '../../orders/access/order-access.service.js';
import { IdParam, NumberParam } from '../../platform/http/id-param.js';
import { originOf } from '../../platform/http/request-origin.js';
import { ApiPdf, readerOf, send } from '../send-document.js';
import type { FrozenRequest } from '../document-request.js';
import { RevisionPrints } from './revision-prints.service.js';
import { RevisionPrinting } from './revision-printing.service.js';

/** Query of a revision's documents. */
class RevisionPrintDto {
  @ChoiceField(['true', 'false'], {
    description: 'A copy that says SUBSTITUÍDO on each page, where a newer revision has taken its place',
  })
  marked?: 'true' | 'false' | null;
}

/** A route that prints a document of a revision. */
const Prints = (path: string, document: string): MethodDecorator =>
  applyDecorators(
    Get(path),
    ApiOperation({ summary: `Print ${document} as a revision has it` }),
    ApiPdf(document.replace(/^./, (first) => first.toUpperCase())),
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
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @NumberParam('number') number: number,
    @Query() { marked }: RevisionPrintDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    return this.send(user, { kind: 'quote', order_id: id }, { number, marked, request, response });
  }

  @Prints('pdf-sets', 'a page for each set')
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

  @Prints('pdf-parts', 'a sheet for each part')
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

  private async send(user: Actor, wanted: FrozenRequest, asked: Asked): Promise<StreamableFile | undefined> {
    const { number, marked, request, response } = asked;
    const { revision } = await this.access.readable(user, wanted.order_id);
    const last = marked === 'true' ? revision : null;
    return send(
      response,
      await this.prints.answerDocument(user, wanted, { number, last, reader: readerOf(request) }),
    );
  }
}

interface Asked {
  number: number;
  marked?: string | null;
  request: Request;
  response: Response;
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

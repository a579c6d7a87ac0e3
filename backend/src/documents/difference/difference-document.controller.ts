import { Controller, Get, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { IdParam } from '../../platform/http/id-param.js';
import { DifferenceQueryDto } from '../../revisions/difference/difference.dto.js';
import { ApiPdf, readerOf, send } from '../send-document.js';
import { DifferencePrints } from './difference-prints.service.js';

/** What changed between two states of a quote, as its customer may see it. */
@ApiTags('revisions')
@Controller('api/orders/:id/revision-difference')
export class DifferenceDocumentController {
  constructor(private readonly prints: DifferencePrints) {}

  @Get('pdf')
  @SignedIn()
  @ApiOperation({ summary: 'Print what changed between two revisions of a quote, for its customer' })
  @ApiPdf('What the customer’s quote says differently, with the totals; no costs')
  async print(
    @CurrentUser() user: Actor,
    @IdParam() order_id: number,
    @Query() { from, to }: DifferenceQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const states = { order_id, from, to: to ?? null };
    return send(response, await this.prints.answerDocument(user, states, readerOf(request)));
  }
}

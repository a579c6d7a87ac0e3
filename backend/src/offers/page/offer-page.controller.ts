import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Post,
  Req,
  Res,
  StreamableFile,
  UseFilters,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../access/access.decorators.js';
import { knownDigest, type ReadyDocument, SendsDocument } from '../../documents/send-document.js';
import { AcceptsFile, ReceivedFile } from '../../files/upload/accepts-file.decorator.js';
import type { Upload } from '../../files/upload.js';
import { NumberParam } from '../../platform/http/id-param.js';
import type { AnswerKind } from '../domain/answer-form.js';
import { OfferPages } from './offer-page.service.js';
import { CurrentVisit, PageGate, type Visit } from './page-gate.js';
import { PageErrors } from './page.filter.js';
import { sendPage } from './page-frame.js';

type Fields = Record<string, unknown>;

/** Bytes of a form's field, of which a customer's longest has 2,000 characters. */
const MOST_TEXT = 16 * 1024;

/**
 * The customers' pages, for those who have a link and nothing else. Pages and forms of a browser, no part of the API: what they
 * answer is HTML. Other routes than these a link opens none.
 */
@ApiExcludeController()
@Controller('p/:token')
@Public()
@UseGuards(PageGate)
@UseFilters(PageErrors)
export class OfferPageController {
  constructor(private readonly pages: OfferPages) {}

  @Get()
  async open(@CurrentVisit() visit: Visit, @Res() response: Response): Promise<void> {
    sendPage(response, await this.pages.open(visit));
  }

  @Get('pdf')
  @Header('X-Robots-Tag', 'noindex, nofollow')
  @UseInterceptors(SendsDocument)
  pdf(@CurrentVisit() visit: Visit, @Req() request: Request): Promise<ReadyDocument> {
    return this.pages.pdf(visit, knownDigest(request));
  }

  @Get('pictures/:place')
  async picture(
    @CurrentVisit() visit: Visit,
    @NumberParam('place') place: number,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { opened, mime } = await this.pages.picture(visit, place);
    response.set({ 'Cache-Control': 'private, max-age=3600', 'X-Robots-Tag': 'noindex, nofollow' });
    return new StreamableFile(opened.stream, { type: mime, length: opened.size });
  }

  /** The address of a form that was shown again with what is wrong: opened once more it is the page. */
  @Get(['accept', 'refuse', 'ask', 'file'])
  reopen(@CurrentVisit() visit: Visit, @Res() response: Response): void {
    response.redirect(303, `${visit.base}/p/${visit.token}`);
  }

  @Post('accept')
  @HttpCode(303)
  @AcceptsFile('file', 'answer', { mostText: MOST_TEXT })
  async accept(
    @CurrentVisit() visit: Visit,
    @Body() fields: Fields,
    @ReceivedFile() upload: Upload | undefined,
    @Res() response: Response,
  ): Promise<void> {
    await this.answer(visit, response, { kind: 'accepted', fields, upload });
  }

  @Post('refuse')
  @HttpCode(303)
  async refuse(
    @CurrentVisit() visit: Visit,
    @Body() fields: Fields,
    @Res() response: Response,
  ): Promise<void> {
    await this.answer(visit, response, { kind: 'refused', fields });
  }

  @Post('ask')
  @HttpCode(303)
  async ask(@CurrentVisit() visit: Visit, @Body() fields: Fields, @Res() response: Response): Promise<void> {
    await this.answer(visit, response, { kind: 'asked', fields });
  }

  @Post('file')
  @HttpCode(303)
  @AcceptsFile('file', 'answer', { mostText: MOST_TEXT })
  async attach(
    @CurrentVisit() visit: Visit,
    @ReceivedFile({ required: true }) upload: Upload,
    @Res() response: Response,
  ): Promise<void> {
    await this.pages.attach(visit, upload);
    response.redirect(303, `${visit.base}/p/${visit.token}`);
  }

  /** Back to the page once it was kept; else the page with what is wrong. */
  private async answer(
    visit: Visit,
    response: Response,
    { kind, fields, upload }: { kind: AnswerKind; fields: Fields | undefined; upload?: Upload },
  ): Promise<void> {
    const page = await this.pages.answer(visit, { kind, fields: fields ?? {}, upload });
    if (page) sendPage(response.status(422), page);
    else response.redirect(303, `${visit.base}/p/${visit.token}`);
  }
}

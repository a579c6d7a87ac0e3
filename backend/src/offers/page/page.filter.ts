import { Catch, type ArgumentsHost } from '@nestjs/common';
import type { Response } from 'express';
import { CompanyService } from '../../company/company.service.js';
import { wallClock } from '../../documents/models/format.js';
import { AppExceptionFilter, type ErrorAnswer } from '../../platform/errors/exception.filter.js';
import { UnexpectedErrorSink } from '../../platform/errors/unexpected-error-sink.js';
import { basePathOf } from '../../platform/http/base-path.js';
import { answerTexts } from '../answers/answers.texts.js';
import { OfferPages } from './offer-page.service.js';
import { ExpiredOffer, type PageRequest } from './page-gate.js';
import { messagePage, sendPage } from './page-frame.js';
import { pageTexts as words } from './page.texts.js';

/** Statuses of errors that the customer can correct in the form. */
const REFUSALS: readonly number[] = [400, 413, 415, 422];

/** Answers errors of a customer's page as a page, not as JSON. */
@Catch()
export class PageErrors extends AppExceptionFilter {
  constructor(
    sink: UnexpectedErrorSink,
    private readonly pages: OfferPages,
    private readonly company: CompanyService,
  ) {
    super(sink);
  }

  override async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    if (!(error instanceof ExpiredOffer)) return super.catch(error, host);
    const response = host.switchToHttp().getResponse<Response>();
    const { name, phone } = await this.company.current();
    const text = words.expired(name, wallClock(error.until), phone ?? '');
    const page = messagePage({ title: words.expiredTitle, text }, basePathOf(response));
    sendPage(response.status(404), page);
  }

  /** Shows a refused form again with what was typed and the reason; any other error is a page with its message. */
  protected override async send(response: Response, { status, body }: ErrorAnswer): Promise<void> {
    const request = response.req as PageRequest;
    const { visit, method } = request;
    if (visit && method === 'POST' && REFUSALS.includes(status)) {
      const form = request.path.slice(request.path.lastIndexOf('/') + 1);
      const fields = asFields(request.body);
      const page = await this.pages.refused(visit, { form, fields, message: body.message });
      sendPage(response.status(status), page);
      return;
    }
    sendPage(response.status(status), messagePage(messageOf(status, body.message), basePathOf(response)));
  }
}

function messageOf(status: number, message: string): { title: string; text: string } {
  if (status === 404 || status === 400) return { title: words.goneTitle, text: words.gone };
  if (status === 409) return { title: message, text: message === answerTexts.revised ? words.revised : '' };
  return { title: words.failedTitle, text: message };
}

const asFields = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

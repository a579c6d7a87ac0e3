import { Catch, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { AppExceptionFilter, type ErrorAnswer } from '../../platform/errors/exception.filter.js';
import { UnexpectedErrorSink } from '../../platform/errors/unexpected-error-sink.js';
import { basePathOf } from '../../platform/http/base-path.js';
import { answerTexts } from '../answers/answers.texts.js';
import { messagePage } from './message-page.js';
import { sendPage } from './send-page.js';
import { pageTexts as words } from './page.texts.js';

/** Answers what went wrong on a customer's page as a page. */
@Injectable()
@Catch()
export class PageErrors extends AppExceptionFilter {
  constructor(sink: UnexpectedErrorSink) {
    super(sink);
  }

  protected override send(response: Response, { status, body }: ErrorAnswer): void {
    sendPage(response.status(status), messagePage(messageOf(status, body.message), basePathOf(response)));
  }
}

function messageOf(status: number, message: string): { title: string; text: string } {
  if (status === 404 || status === 400) return { title: words.goneTitle, text: words.gone };
  if (status === 409) return { title: message, text: message === answerTexts.revised ? words.revised : '' };
  return { title: words.failedTitle, text: message };
}

import { Body, Controller, Module, Post, Req } from '@nestjs/common';
import { ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { AccessModule } from '../access/access.module.js';
import { OpenWithTemporaryPassword, SignedIn } from '../access/access.decorators.js';
import { TryCounter } from '../access/auth/try-counter.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { Database } from '../platform/database/database.js';
import { recordBrowserError } from './browser-errors.js';
import { BrowserErrorDto } from './error-log.dto.js';
import { AnswersNothing } from '../platform/http/answers.js';

/** Where the screens report what failed in them; reading the log is for administrators. */
@ApiTags('error-logs')
@SignedIn()
@OpenWithTemporaryPassword()
@Controller('api/error-logs/browser')
class BrowserErrorsController {
  constructor(
    readonly db: Database,
    readonly counter: TryCounter,
  ) {}

  @Post()
  @AnswersNothing('Report an error of the screens')
  @ApiTooManyRequestsResponse({ description: 'More than ten reports of the user in a minute' })
  record(@CurrentUser() actor: Actor, @Body() body: BrowserErrorDto, @Req() request: Request): Promise<void> {
    return recordBrowserError(this, actor, body, {
      ip: request.ip,
      user_agent: request.headers['user-agent'],
    });
  }
}

/** Errors of the browser. Apart from the log itself, which the worker writes too, without a signed-in user. */
@Module({ imports: [AccessModule], controllers: [BrowserErrorsController] })
export class BrowserErrorsModule {}

import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { OpenWithTemporaryPassword, SignedIn } from '../access/access.decorators.js';
import { CurrentUser, type Actor } from '../access/current-user.js';
import { BrowserErrors } from './browser-errors.service.js';
import { BrowserErrorDto } from './error-log.dto.js';

/** Where the screens report what failed in them; reading the log is for administrators. */
@ApiTags('error-logs')
@SignedIn()
@OpenWithTemporaryPassword()
@Controller('api/error-logs/browser')
export class BrowserErrorsController {
  constructor(private readonly errors: BrowserErrors) {}

  @Post()
  @ApiOperation({ summary: 'Report an error of the screens' })
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiTooManyRequestsResponse({ description: 'More than ten reports of the user in a minute' })
  record(@CurrentUser() actor: Actor, @Body() body: BrowserErrorDto, @Req() request: Request): Promise<void> {
    return this.errors.record(actor, body, {
      ip: request.ip,
      user_agent: request.headers['user-agent'],
    });
  }
}

import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../access.decorators.js';
import { TokenView } from '../auth/auth.dto.js';
import { AuthService } from '../auth/auth.service.js';
import { clientOf, SessionAnswers } from '../auth/session-answers.js';
import { SecondFactorCodes } from './second-factor-codes.service.js';
import { SecondStepDto } from './second-factor.dto.js';

/** The second step of a sign-in. */
@ApiTags('access')
@Public()
@Controller('api/login/second-factor')
export class SecondStepController {
  constructor(
    private readonly auth: AuthService,
    private readonly codes: SecondFactorCodes,
    private readonly answers: SessionAnswers,
  ) {}

  @Post()
  @ApiOperation({ summary: 'The second step of a sign-in: a code of the app, or a recovery code' })
  @HttpCode(200)
  @ApiOkResponse({ type: TokenView })
  @ApiUnauthorizedResponse({ description: 'The first step is too long ago, or counts no longer' })
  @ApiForbiddenResponse({ description: 'The account is disabled' })
  @ApiTooManyRequestsResponse({ description: 'Too many wrong codes for this account' })
  async finish(
    @Body() { pending_token, code }: SecondStepDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TokenView> {
    const user = await this.auth.pendingUser(pending_token);
    await this.codes.take(user.id, code);
    return this.answers.signedIn(await this.auth.open(user, clientOf(request)), request, response);
  }
}

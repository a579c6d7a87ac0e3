import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { Public } from '../access.decorators.js';
import { TokenView } from '../auth/auth.dto.js';
import { clientOf, SessionAnswers } from '../auth/session-answers.js';
import { PasskeySignIn } from './passkey-sign-in.service.js';
import { CeremonyView, PasskeyRequestDto, PasskeySignInDto } from './passkeys.dto.js';
import { relyingParty } from './relying-party.js';

/** Signing in with a passkey. */
@ApiTags('access')
@Public()
@Controller('api/login/passkey')
export class PasskeySignInController {
  constructor(
    private readonly signIn: PasskeySignIn,
    private readonly answers: SessionAnswers,
    private readonly settings: Settings,
  ) {}

  @Post('options')
  @ApiOperation({ summary: 'Begin to sign in with a passkey: what the browser needs' })
  @HttpCode(200)
  @ApiOkResponse({ type: CeremonyView })
  @ApiUnauthorizedResponse({ description: 'The first step is too long ago, or counts no longer' })
  @ApiNotFoundResponse({ description: 'The account of the first step has no passkey' })
  @ApiForbiddenResponse({ description: 'Passkeys need PUBLIC_URL with https and a name' })
  @ApiTooManyRequestsResponse({ description: 'Too many tries from this address' })
  async begin(@Body() { pending_token }: PasskeyRequestDto, @Req() request: Request): Promise<CeremonyView> {
    const party = relyingParty(this.settings, request);
    return { options: await this.signIn.begin(pending_token ?? null, request.ip ?? '', party) };
  }

  @Post()
  @ApiOperation({ summary: 'Sign in with a passkey' })
  @HttpCode(200)
  @ApiOkResponse({ type: TokenView })
  @ApiUnauthorizedResponse({ description: 'The passkey is unknown or refused, or the challenge is over' })
  @ApiForbiddenResponse({ description: 'The account is disabled, or waits for an administrator' })
  async finish(
    @Body() { credential }: PasskeySignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TokenView> {
    const party = relyingParty(this.settings, request);
    const opened = await this.signIn.finish(credential, clientOf(request), party);
    return this.answers.signedIn(opened, request, response);
  }
}

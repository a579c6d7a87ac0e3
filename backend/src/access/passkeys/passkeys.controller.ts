import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiNotFoundResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { Answers, Creates } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { OpenWithoutSecondFactor, SignedIn, Public } from '../access.decorators.js';
import { CurrentUser, type Actor } from '../current-user.js';
import {
  AddedPasskeyView,
  CeremonyView,
  FreshProofDto,
  NewPasskeyDto,
  PasskeysView,
  PasskeyRequestDto,
  PasskeySignInDto,
} from './passkeys.dto.js';
import { Passkeys } from './passkeys.service.js';
import { relyingParty } from './webauthn.js';
import { TokenView } from '../auth/auth.dto.js';
import { clientOf, SessionAnswers } from '../auth/session-answers.js';

const TOO_MANY = 'Too many wrong passwords';
const UNAVAILABLE = 'Passkeys need PUBLIC_URL with https and a name';

/** The passkeys of the own account. */
@ApiTags('profile')
@SignedIn()
@OpenWithoutSecondFactor()
@Controller('api/profile/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly settings: Settings,
  ) {}

  @Get()
  @Answers(PasskeysView, 'The own passkeys')
  view(@CurrentUser() actor: Actor, @Req() request: Request): Promise<PasskeysView> {
    return this.passkeys.view(actor, relyingParty(this.settings, request));
  }

  @Post('options')
  @Answers(CeremonyView, 'Begin to register a passkey: what the browser needs')
  @ApiForbiddenResponse({ description: UNAVAILABLE })
  @ApiConflictResponse({ description: 'The account has as many as it may' })
  @ApiTooManyRequestsResponse({ description: TOO_MANY })
  async begin(
    @CurrentUser() actor: Actor,
    @Body() { password }: FreshProofDto,
    @Req() request: Request,
  ): Promise<CeremonyView> {
    const party = relyingParty(this.settings, request);
    return { options: await this.passkeys.begin(actor, password ?? null, party) };
  }

  @Post()
  @Creates(AddedPasskeyView, 'Store the passkey that the browser made')
  @ApiForbiddenResponse({ description: UNAVAILABLE })
  @ApiConflictResponse({ description: 'It is registered already, or the account has as many as it may' })
  add(
    @CurrentUser() actor: Actor,
    @Body() body: NewPasskeyDto,
    @Req() request: Request,
  ): Promise<AddedPasskeyView> {
    return this.passkeys.add(actor, body, relyingParty(this.settings, request));
  }

  @Post(':id/remove')
  @Answers(PasskeysView, 'Remove a passkey of the own account')
  @ApiTooManyRequestsResponse({ description: TOO_MANY })
  remove(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() { password }: FreshProofDto,
    @Req() request: Request,
  ): Promise<PasskeysView> {
    return this.passkeys.remove(actor, id, password ?? null, relyingParty(this.settings, request));
  }
}

/** Signing in with a passkey. */
@ApiTags('access')
@Public()
@Controller('api/login/passkey')
export class PasskeySignInController {
  constructor(
    private readonly signIn: Passkeys,
    private readonly answers: SessionAnswers,
    private readonly settings: Settings,
  ) {}

  @Post('options')
  @Answers(CeremonyView, 'Begin to sign in with a passkey: what the browser needs')
  @ApiUnauthorizedResponse({ description: 'The first step is too long ago, or counts no longer' })
  @ApiNotFoundResponse({ description: 'The account of the first step has no passkey' })
  @ApiForbiddenResponse({ description: 'Passkeys need PUBLIC_URL with https and a name' })
  @ApiTooManyRequestsResponse({ description: 'Too many tries from this address' })
  async begin(@Body() { pending_token }: PasskeyRequestDto, @Req() request: Request): Promise<CeremonyView> {
    const party = relyingParty(this.settings, request);
    return { options: await this.signIn.beginSignIn(pending_token ?? null, request.ip ?? '', party) };
  }

  @Post()
  @Answers(TokenView, 'Sign in with a passkey')
  @ApiUnauthorizedResponse({ description: 'The passkey is unknown or refused, or the challenge is over' })
  @ApiForbiddenResponse({ description: 'The account is disabled, or waits for an administrator' })
  async finish(
    @Body() { credential }: PasskeySignInDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TokenView> {
    const party = relyingParty(this.settings, request);
    const opened = await this.signIn.finishSignIn(credential, clientOf(request), party);
    return this.answers.signedIn(opened, request, response);
  }
}

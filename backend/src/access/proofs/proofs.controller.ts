import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { OpenWithoutSecondFactor, SignedIn } from '../access.decorators.js';
import { CurrentUser, type Actor } from '../current-user.js';
import { sendOff, takeState } from '../oidc/oidc.controller.js';
import { OidcAnswerDto, OidcStartView } from '../oidc/oidc.dto.js';
import { CeremonyView, PasskeySignInDto } from '../passkeys/passkeys.dto.js';
import { relyingParty } from '../passkeys/webauthn.js';
import { ProofView } from './proofs.dto.js';
import { Proofs } from './proofs.service.js';
import { Answers } from '../../platform/http/answers.js';

const DOWN = 'The provider does not answer';

/** Showing again who uses this session, before a way into the account changes. */
@ApiTags('profile')
@SignedIn()
@OpenWithoutSecondFactor()
@Controller('api/profile/proof')
export class ProofsController {
  constructor(
    private readonly proofs: Proofs,
    private readonly settings: Settings,
  ) {}

  @Get()
  @Answers(ProofView, 'Whether the own sign-in is recent, and what can stand for another one')
  view(@CurrentUser() actor: Actor, @Req() request: Request): Promise<ProofView> {
    return this.proofs.view(actor, relyingParty(this.settings, request));
  }

  @Post('passkey/options')
  @Answers(CeremonyView, 'Begin to show again who one is, with a passkey: what the browser needs')
  @ApiForbiddenResponse({ description: 'Passkeys need PUBLIC_URL with https and a name' })
  @ApiConflictResponse({ description: 'The account has no passkey' })
  async askPasskey(@CurrentUser() actor: Actor, @Req() request: Request): Promise<CeremonyView> {
    return { options: await this.proofs.askPasskey(actor, relyingParty(this.settings, request)) };
  }

  @Post('passkey')
  @Answers(ProofView, 'Show again who one is, with a passkey: counts as a sign-in of now')
  @ApiForbiddenResponse({ description: 'Passkeys need PUBLIC_URL with https and a name' })
  @ApiConflictResponse({ description: 'The passkey is unknown or refused, or the challenge is over' })
  byPasskey(
    @CurrentUser() actor: Actor,
    @Body() { credential }: PasskeySignInDto,
    @Req() request: Request,
  ): Promise<ProofView> {
    return this.proofs.byPasskey(actor, credential, relyingParty(this.settings, request));
  }

  @Post('oidc')
  @Answers(
    OidcStartView,
    'Begin to show again who one is, at the OpenID provider: where the browser has to go',
  )
  @ApiConflictResponse({ description: 'The account is linked to no identity at a provider' })
  @ApiServiceUnavailableResponse({ description: DOWN })
  async askProvider(
    @CurrentUser() actor: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OidcStartView> {
    return sendOff(request, response, await this.proofs.askProvider(actor));
  }

  @Post('oidc/finish')
  @Answers(
    ProofView,
    'Show again who one is, with what the OpenID provider answered: counts as a sign-in of now',
  )
  @ApiForbiddenResponse({ description: 'The identity is not the one that the account is linked to' })
  @ApiConflictResponse({
    description:
      'The answer counts for nothing, or the provider does not say that the sign-in there was recent',
  })
  @ApiServiceUnavailableResponse({ description: DOWN })
  byProvider(
    @CurrentUser() actor: Actor,
    @Body() body: OidcAnswerDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ProofView> {
    const kept = takeState(request, response);
    return this.proofs.byProvider(actor, body, kept, relyingParty(this.settings, request));
  }
}

import { Body, Controller, Post, Req, Res, Get } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { CHALLENGE_LIFETIME_MS } from '../challenges/challenges.repository.js';
import { Public, SignedIn } from '../access.decorators.js';
import { LinkTokenDto } from '../account-links/account-links.dto.js';
import { PendingSignInView, TokenView } from '../auth/auth.dto.js';
import { AuthService } from '../auth/auth.service.js';
import { clientOf, FirstStepAnswers, SessionAnswers } from '../auth/session-answers.js';
import { cookieOptions } from '../auth/session-cookie.js';
import { TRIES, TryLimiter } from '../auth/try-limiter.js';
import type { User } from '../users/user.entity.js';
import { OidcAnswerDto, OidcStartView, OidcLinkView } from './oidc.dto.js';
import { OidcAccounts } from './oidc-accounts.service.js';
import type { OidcStart } from './oidc-requests.service.js';
import { CurrentUser, type Actor } from '../current-user.js';
import { FreshProofDto } from '../passkeys/passkeys.dto.js';
import { Answers } from '../../platform/http/answers.js';

/**
 * Binds a sign-in at the provider to the browser that began it: another one's answer counts for nothing here. Strict: the
 * page that the provider leads to is of this site, and it makes the request that needs the cookie.
 */
const STATE_COOKIE = 'forja_oidc';

/** Sends the browser to the provider, and keeps the state that it begins with. */
export function sendOff(request: Request, response: Response, { url, state }: OidcStart): OidcStartView {
  response.cookie(STATE_COOKIE, state, { ...cookieOptions(request, '/api'), maxAge: CHALLENGE_LIFETIME_MS });
  return { url };
}

/** Takes the state that this browser began with, or null: it counts once. */
export function takeState(request: Request, response: Response): string | null {
  const { [STATE_COOKIE]: state } = request.cookies as Record<string, unknown>;
  response.clearCookie(STATE_COOKIE, cookieOptions(request, '/api'));
  return typeof state === 'string' ? state : null;
}

const TOO_MANY = 'Too many wrong passwords';
const DOWN = 'The provider does not answer';

/** Signing in at the OpenID provider. */
@ApiTags('access')
@Public()
@Controller('api/login/oidc')
export class OidcController {
  constructor(
    private readonly oidc: OidcAccounts,
    private readonly auth: AuthService,
    private readonly answers: SessionAnswers,
    private readonly limiter: TryLimiter,
  ) {}

  @Post()
  @Answers(OidcStartView, 'Begin to sign in at the OpenID provider: where the browser has to go')
  @ApiNotFoundResponse({ description: 'No provider is set' })
  @ApiTooManyRequestsResponse({ description: 'Too many tries from this address' })
  @ApiServiceUnavailableResponse({ description: DOWN })
  async begin(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OidcStartView> {
    await this.limiter.take(TRIES.challenge, request.ip ?? '');
    return sendOff(request, response, await this.oidc.begin());
  }

  @Post('finish')
  @ApiOperation({ summary: 'Sign in with what the OpenID provider answered' })
  @FirstStepAnswers()
  @ApiUnauthorizedResponse({ description: 'The answer is too late, of another browser, or refused' })
  @ApiForbiddenResponse({ description: 'The identity is linked to no account, or to a closed one' })
  @ApiServiceUnavailableResponse({ description: DOWN })
  async finish(
    @Body() body: OidcAnswerDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TokenView | PendingSignInView> {
    const kept = takeState(request, response);
    return this.opened(await this.oidc.signer(body, kept), request, response);
  }

  @Post('invitation')
  @Answers(OidcStartView, 'Begin to take an invitation at the OpenID provider: where the browser has to go')
  @ApiNotFoundResponse({
    description: 'The link works no longer or is no invitation’s, or no provider is set',
  })
  @ApiTooManyRequestsResponse({ description: 'Too many tries from this address' })
  @ApiServiceUnavailableResponse({ description: DOWN })
  async beginInvited(
    @Body() { token }: LinkTokenDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OidcStartView> {
    return sendOff(request, response, await this.oidc.beginInvitation(token, request.ip ?? ''));
  }

  @Post('invitation/finish')
  @ApiOperation({
    summary: 'Link the invited account to the identity that the OpenID provider answered, and sign in',
  })
  @FirstStepAnswers()
  @ApiUnauthorizedResponse({ description: 'The answer is too late, of another browser, or refused' })
  @ApiNotFoundResponse({ description: 'The invitation works no longer' })
  @ApiConflictResponse({ description: 'The identity is another account’s' })
  @ApiServiceUnavailableResponse({ description: DOWN })
  async finishInvited(
    @Body() body: OidcAnswerDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TokenView | PendingSignInView> {
    const kept = takeState(request, response);
    return this.opened(await this.oidc.finishInvitation(body, kept), request, response);
  }

  private async opened(
    user: User,
    request: Request,
    response: Response,
  ): Promise<TokenView | PendingSignInView> {
    const step = await this.auth.afterFirstStep(user, clientOf(request));
    return this.answers.afterFirstStep(step, request, response);
  }
}

/** The own identity at the OpenID provider. */
@ApiTags('profile')
@SignedIn()
@Controller('api/profile/oidc')
export class OidcLinksController {
  constructor(private readonly links: OidcAccounts) {}

  @Get()
  @Answers(OidcLinkView, 'The own identity at the OpenID provider')
  view(@CurrentUser() actor: Actor): Promise<OidcLinkView> {
    return this.links.viewLink(actor);
  }

  @Post()
  @Answers(OidcStartView, 'Begin to link the own account to an identity at the OpenID provider')
  @ApiNotFoundResponse({ description: 'No provider is set' })
  @ApiTooManyRequestsResponse({ description: TOO_MANY })
  @ApiServiceUnavailableResponse({ description: DOWN })
  async begin(
    @CurrentUser() actor: Actor,
    @Body() { password }: FreshProofDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OidcStartView> {
    return sendOff(request, response, await this.links.beginLink(actor, password ?? null));
  }

  @Post('finish')
  @Answers(OidcLinkView, 'Link the own account to the identity that the OpenID provider answered')
  @ApiConflictResponse({
    description:
      'The answer counts for nothing, the identity is another account’s, or the account has one already',
  })
  @ApiServiceUnavailableResponse({ description: DOWN })
  finish(
    @CurrentUser() actor: Actor,
    @Body() body: OidcAnswerDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OidcLinkView> {
    const kept = takeState(request, response);
    return this.links.finishLink(actor, body, kept);
  }

  @Post('remove')
  @Answers(OidcLinkView, 'Part the own account from its identity at the OpenID provider')
  @ApiConflictResponse({ description: 'The account has no password: it would be closed to its user' })
  @ApiTooManyRequestsResponse({ description: TOO_MANY })
  remove(@CurrentUser() actor: Actor, @Body() { password }: FreshProofDto): Promise<OidcLinkView> {
    return this.links.removeLink(actor, password ?? null);
  }
}

import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../access.decorators.js';
import { LinkTokenDto } from '../account-links/account-links.dto.js';
import { PendingSignInView, TokenView } from '../auth/auth.dto.js';
import { AuthService } from '../auth/auth.service.js';
import { clientOf, SessionAnswers } from '../auth/session-answers.js';
import { TryLimiter } from '../auth/try-limiter.js';
import type { User } from '../users/user.entity.js';
import { clearState, keepState, keptState } from './oidc-cookie.js';
import { OidcAnswerDto, OidcStartView } from './oidc.dto.js';
import { OidcInvitations } from './oidc-invitations.service.js';
import { OidcSignIn } from './oidc-sign-in.service.js';

const DOWN = 'The provider does not answer';

/** Signing in at the OpenID provider. */
@ApiTags('access')
@Public()
@Controller('api/login/oidc')
export class OidcController {
  constructor(
    private readonly oidc: OidcSignIn,
    private readonly invitations: OidcInvitations,
    private readonly auth: AuthService,
    private readonly answers: SessionAnswers,
    private readonly limiter: TryLimiter,
  ) {}

  @Post()
  @ApiOperation({ summary: 'Begin to sign in at the OpenID provider: where the browser has to go' })
  @HttpCode(200)
  @ApiOkResponse({ type: OidcStartView })
  @ApiNotFoundResponse({ description: 'No provider is set' })
  @ApiTooManyRequestsResponse({ description: 'Too many tries from this address' })
  @ApiServiceUnavailableResponse({ description: DOWN })
  async begin(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OidcStartView> {
    await this.limiter.beforeChallenge(request.ip ?? '');
    const { url, state } = await this.oidc.begin();
    keepState(request, response, state);
    return { url };
  }

  @Post('finish')
  @ApiOperation({ summary: 'Sign in with what the OpenID provider answered' })
  @HttpCode(200)
  @ApiOkResponse({ type: TokenView })
  @ApiAcceptedResponse({
    type: PendingSignInView,
    description: 'Right so far: the second factor is asked for',
  })
  @ApiUnauthorizedResponse({ description: 'The answer is too late, of another browser, or refused' })
  @ApiForbiddenResponse({ description: 'The identity is linked to no account, or to a closed one' })
  @ApiServiceUnavailableResponse({ description: DOWN })
  async finish(
    @Body() body: OidcAnswerDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TokenView | PendingSignInView> {
    const kept = keptState(request);
    clearState(request, response);
    return this.opened(await this.oidc.signer(body, kept), request, response);
  }

  @Post('invitation')
  @ApiOperation({
    summary: 'Begin to take an invitation at the OpenID provider: where the browser has to go',
  })
  @HttpCode(200)
  @ApiOkResponse({ type: OidcStartView })
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
    const { url, state } = await this.invitations.begin(token, request.ip ?? '');
    keepState(request, response, state);
    return { url };
  }

  @Post('invitation/finish')
  @ApiOperation({
    summary: 'Link the invited account to the identity that the OpenID provider answered, and sign in',
  })
  @HttpCode(200)
  @ApiOkResponse({ type: TokenView })
  @ApiAcceptedResponse({
    type: PendingSignInView,
    description: 'Right so far: the second factor is asked for',
  })
  @ApiUnauthorizedResponse({ description: 'The answer is too late, of another browser, or refused' })
  @ApiNotFoundResponse({ description: 'The invitation works no longer' })
  @ApiConflictResponse({ description: 'The identity is another account’s' })
  @ApiServiceUnavailableResponse({ description: DOWN })
  async finishInvited(
    @Body() body: OidcAnswerDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TokenView | PendingSignInView> {
    const kept = keptState(request);
    clearState(request, response);
    return this.opened(await this.invitations.finish(body, kept), request, response);
  }

  private async opened(
    user: User,
    request: Request,
    response: Response,
  ): Promise<TokenView | PendingSignInView> {
    const step = await this.auth.afterFirstStep(user, clientOf(request));
    if (!('pending_token' in step)) return this.answers.signedIn(step, request, response);
    response.status(202);
    return step;
  }
}

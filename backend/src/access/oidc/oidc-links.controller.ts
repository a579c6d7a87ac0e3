import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SignedIn } from '../access.decorators.js';
import { CurrentUser, type Actor } from '../current-user.js';
import { FreshProofDto } from '../passkeys/passkeys.dto.js';
import { clearState, keepState, keptState } from './oidc-cookie.js';
import { OidcLinks } from './oidc-links.service.js';
import { OidcAnswerDto, OidcLinkView, OidcStartView } from './oidc.dto.js';

const DOWN = 'The provider does not answer';
const TOO_MANY = 'Too many wrong passwords';

/** The own identity at the OpenID provider. */
@ApiTags('profile')
@SignedIn()
@Controller('api/profile/oidc')
export class OidcLinksController {
  constructor(private readonly links: OidcLinks) {}

  @Get()
  @ApiOperation({ summary: 'The own identity at the OpenID provider' })
  @ApiOkResponse({ type: OidcLinkView })
  view(@CurrentUser() actor: Actor): Promise<OidcLinkView> {
    return this.links.view(actor);
  }

  @Post()
  @ApiOperation({ summary: 'Begin to link the own account to an identity at the OpenID provider' })
  @HttpCode(200)
  @ApiOkResponse({ type: OidcStartView })
  @ApiNotFoundResponse({ description: 'No provider is set' })
  @ApiTooManyRequestsResponse({ description: TOO_MANY })
  @ApiServiceUnavailableResponse({ description: DOWN })
  async begin(
    @CurrentUser() actor: Actor,
    @Body() { password }: FreshProofDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OidcStartView> {
    const { url, state } = await this.links.begin(actor, password ?? null);
    keepState(request, response, state);
    return { url };
  }

  @Post('finish')
  @ApiOperation({ summary: 'Link the own account to the identity that the OpenID provider answered' })
  @HttpCode(200)
  @ApiOkResponse({ type: OidcLinkView })
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
    const kept = keptState(request);
    clearState(request, response);
    return this.links.finish(actor, body, kept);
  }

  @Post('remove')
  @ApiOperation({ summary: 'Part the own account from its identity at the OpenID provider' })
  @HttpCode(200)
  @ApiOkResponse({ type: OidcLinkView })
  @ApiConflictResponse({ description: 'The account has no password: it would be closed to its user' })
  @ApiTooManyRequestsResponse({ description: TOO_MANY })
  remove(@CurrentUser() actor: Actor, @Body() { password }: FreshProofDto): Promise<OidcLinkView> {
    return this.links.remove(actor, password ?? null);
  }
}

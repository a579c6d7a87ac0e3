import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiConflictResponse,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { Public, AdminOnly } from '../access.decorators.js';
import { relyingParty } from '../passkeys/webauthn.js';
import {
  AccountLinkView,
  LinkTokenDto,
  ResetRequestDto,
  SignInOptionsView,
  UseLinkDto,
  InvitationView,
  InviteDto,
} from './account-links.dto.js';
import { AccountLinks } from './account-links.service.js';
import { Invitations } from './invitations.service.js';
import { Answers, AnswersNothing, Creates } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { CurrentUser, type Actor } from '../current-user.js';

const addressOf = (request: Request) => request.ip ?? '';

const OVER = 'It was used, replaced or is over, or never was';
const TOO_MANY = 'Too many tries from this address';

/** Ways of guests to their account besides signing in. */
@ApiTags('access')
@Public()
@Controller('api')
export class AccountLinksController {
  constructor(
    private readonly links: AccountLinks,
    private readonly settings: Settings,
  ) {}

  @Get('sign-in-options')
  @Answers(SignInOptionsView, 'What the sign-in screen offers besides e-mail and password')
  options(@Req() request: Request): SignInOptionsView {
    return {
      password_reset: this.links.resetsPasswords,
      registration: this.settings.registration !== 'closed',
      passkey_domain: relyingParty(this.settings, request)?.id ?? null,
      oidc_name: this.settings.oidc.name,
    };
  }

  @Post('password-reset')
  @AnswersNothing(
    'Ask for an e-mail with a link to another password; known and unknown ones are answered alike',
  )
  @ApiForbiddenResponse({ description: 'No e-mails are sent from this server' })
  @ApiTooManyRequestsResponse({ description: TOO_MANY })
  async requestReset(@Body() { email }: ResetRequestDto, @Req() request: Request): Promise<void> {
    await this.links.requestReset(email, addressOf(request));
  }

  @Post('account-links/find')
  @Answers(AccountLinkView, 'Whose password a link of an invitation or a reset sets')
  @ApiNotFoundResponse({ description: OVER })
  @ApiTooManyRequestsResponse({ description: TOO_MANY })
  async find(@Body() { token }: LinkTokenDto, @Req() request: Request): Promise<AccountLinkView> {
    const { purpose, email, expires_at, user } = await this.links.find(token, addressOf(request));
    return { purpose, name: user.name, email, expires_at };
  }

  @Post('account-links/use')
  @AnswersNothing('Set the password; the link is used up, the account’s sessions end')
  @ApiNotFoundResponse({ description: OVER })
  @ApiTooManyRequestsResponse({ description: TOO_MANY })
  async use(@Body() { token, password }: UseLinkDto, @Req() request: Request): Promise<void> {
    await this.links.use(token, password, addressOf(request));
  }
}

/** Accounts whose people choose their password themselves. */
@ApiTags('users')
@AdminOnly()
@Controller('api')
export class InvitationsController {
  constructor(private readonly invitations: Invitations) {}

  @Post('user-invitations')
  @Creates(
    InvitationView,
    'Create an account with a link under which its user chooses a password, or signs in at the OpenID provider',
  )
  invite(@CurrentUser() actor: Actor, @Body() body: InviteDto): Promise<InvitationView> {
    return this.invitations.invite(actor, body);
  }

  @Post('users/:id/invitation')
  @Creates(InvitationView, 'Another link for a user who was invited; it replaces the one before')
  @ApiConflictResponse({ description: 'The user has used the link, or is disabled' })
  renew(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<InvitationView> {
    return this.invitations.renew(actor, id);
  }
}

import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiForbiddenResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { IdParam } from '../../platform/http/id-param.js';
import { OpenWithoutSecondFactor, SignedIn } from '../access.decorators.js';
import { CurrentUser, type Actor } from '../current-user.js';
import {
  AddedPasskeyView,
  CeremonyView,
  FreshProofDto,
  NewPasskeyDto,
  PasskeysView,
} from './passkeys.dto.js';
import { Passkeys } from './passkeys.service.js';
import { relyingParty } from './relying-party.js';

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
  @ApiOperation({ summary: 'The own passkeys' })
  @ApiOkResponse({ type: PasskeysView })
  view(@CurrentUser() actor: Actor, @Req() request: Request): Promise<PasskeysView> {
    return this.passkeys.view(actor, relyingParty(this.settings, request));
  }

  @Post('options')
  @ApiOperation({ summary: 'Begin to register a passkey: what the browser needs' })
  @HttpCode(200)
  @ApiOkResponse({ type: CeremonyView })
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
  @ApiOperation({ summary: 'Store the passkey that the browser made' })
  @ApiCreatedResponse({ type: AddedPasskeyView })
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
  @ApiOperation({ summary: 'Remove a passkey of the own account' })
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeysView })
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

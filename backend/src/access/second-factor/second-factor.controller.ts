import { Body, Controller, Delete, Get, Post, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiForbiddenResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Answers } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { AdminOnly, OpenWithoutSecondFactor, SignedIn, Public } from '../access.decorators.js';
import { CurrentUser, type Actor } from '../current-user.js';
import { UserView } from '../users/user.views.js';
import {
  CodeDto,
  ProveBothDto,
  ProvePasswordDto,
  RecoveryCodesView,
  SecondFactorView,
  TotpSetupView,
  SecondStepDto,
} from './second-factor.dto.js';
import { SecondFactor } from './second-factor.service.js';
import { TokenView } from '../auth/auth.dto.js';
import { AuthService } from '../auth/auth.service.js';
import { clientOf, SessionAnswers } from '../auth/session-answers.js';

const TOO_MANY = 'Too many wrong passwords or codes';

/** The second factor of the own account, and its removal from another one. */
@ApiTags('profile')
@SignedIn()
@Controller('api')
export class SecondFactorController {
  constructor(private readonly factor: SecondFactor) {}

  @Get('profile/second-factor')
  @OpenWithoutSecondFactor()
  @Answers(SecondFactorView, 'The own second factor')
  view(@CurrentUser() actor: Actor): Promise<SecondFactorView> {
    return this.factor.view(actor);
  }

  @Post('profile/totp')
  @OpenWithoutSecondFactor()
  @Answers(TotpSetupView, 'Begin to set up an authenticator app')
  @ApiConflictResponse({ description: 'An app is set up already' })
  @ApiTooManyRequestsResponse({ description: TOO_MANY })
  begin(@CurrentUser() actor: Actor, @Body() { password }: ProvePasswordDto): Promise<TotpSetupView> {
    return this.factor.begin(actor, password ?? null);
  }

  @Post('profile/totp/confirm')
  @OpenWithoutSecondFactor()
  @Answers(RecoveryCodesView, 'Finish the set-up with a code of the app; answers the recovery codes')
  @ApiConflictResponse({ description: 'No app is being set up' })
  @ApiTooManyRequestsResponse({ description: TOO_MANY })
  confirm(@CurrentUser() actor: Actor, @Body() { code }: CodeDto): Promise<RecoveryCodesView> {
    return this.factor.confirm(actor, code);
  }

  @Post('profile/totp/remove')
  @Answers(SecondFactorView, 'Give up the authenticator app; with the last factor the recovery codes go')
  @ApiTooManyRequestsResponse({ description: TOO_MANY })
  remove(@CurrentUser() actor: Actor, @Body() body: ProveBothDto): Promise<SecondFactorView> {
    return this.factor.remove(actor, body.password ?? null, body.code);
  }

  @Post('profile/recovery-codes')
  @Answers(RecoveryCodesView, 'Other recovery codes; the ones before count no longer')
  @ApiTooManyRequestsResponse({ description: TOO_MANY })
  renewCodes(@CurrentUser() actor: Actor, @Body() body: ProveBothDto): Promise<RecoveryCodesView> {
    return this.factor.renewCodes(actor, body.password ?? null, body.code);
  }

  @Delete('users/:id/second-factor')
  @AdminOnly()
  @ApiTags('users')
  @Answers(
    UserView,
    'Remove the second factor and the passkeys of a user who lost the device; ends the sessions',
  )
  @ApiConflictResponse({ description: 'The own account: it is given up in the profile' })
  reset(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<UserView> {
    return this.factor.reset(actor, id);
  }
}

/** The second step of a sign-in. */
@ApiTags('access')
@Public()
@Controller('api/login/second-factor')
export class SecondStepController {
  constructor(
    private readonly auth: AuthService,
    private readonly codes: SecondFactor,
    private readonly answers: SessionAnswers,
  ) {}

  @Post()
  @Answers(TokenView, 'The second step of a sign-in: a code of the app, or a recovery code')
  @ApiUnauthorizedResponse({ description: 'The first step is too long ago, or counts no longer' })
  @ApiForbiddenResponse({ description: 'The account is disabled' })
  @ApiTooManyRequestsResponse({ description: 'Too many wrong codes for this account' })
  async finish(
    @Body() { pending_token, code }: SecondStepDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TokenView> {
    const user = await this.auth.pendingUser(pending_token);
    await this.codes.takeCode(user.id, code);
    return this.answers.signedIn(await this.auth.open(user, clientOf(request)), request, response);
  }
}

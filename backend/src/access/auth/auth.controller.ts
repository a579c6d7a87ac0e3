import { randomBytes } from 'node:crypto';
import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiOperation,
  ApiTags,
  ApiTooManyRequestsResponse,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { AnswersNothing, Creates } from '../../platform/http/answers.js';
import { basePathOf } from '../../platform/http/base-path.js';
import { OpenWithTemporaryPassword, Public, SignedIn } from '../access.decorators.js';
import { CurrentUser, type Actor } from '../current-user.js';
import { LoginDto, PendingSignInView, RegisterDto, RegistrationView, TokenView } from './auth.dto.js';
import { normalizedEmail } from '../account-rules.js';
import { AuthService } from './auth.service.js';
import { FirstStepAnswers, SessionAnswers, clientOf } from './session-answers.js';
import { RegistrationService } from './registration.service.js';
import { clearSessionCookie } from './session-cookie.js';

const addressOf = (request: Request) => request.ip ?? '';

@ApiTags('access')
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly registration: RegistrationService,
    private readonly answers: SessionAnswers,
  ) {}

  /** Part of the sign-in ritual. Nothing checks it: only the bearer token may change data. */
  @Public()
  @Get('sanctum/csrf-cookie')
  @AnswersNothing('Hand out the XSRF-TOKEN cookie of the sign-in ritual')
  csrfCookie(@Req() request: Request, @Res({ passthrough: true }) response: Response): void {
    const value = randomBytes(24).toString('base64url');
    const path = basePathOf(request) || '/';
    response.cookie('XSRF-TOKEN', value, { sameSite: 'strict', secure: request.secure, path });
  }

  @Public()
  @Post('api/login')
  @ApiOperation({ summary: 'Sign in' })
  @FirstStepAnswers()
  @ApiUnauthorizedResponse({ description: 'E-mail or password are wrong' })
  @ApiForbiddenResponse({ description: 'The account is disabled, or waits for an administrator' })
  @ApiTooManyRequestsResponse({ description: 'Too many tries from this address or for this account' })
  async login(
    @Body() body: LoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TokenView | PendingSignInView> {
    const device = this.answers.findDevice(request, normalizedEmail(body.email));
    const step = await this.auth.signIn(body, clientOf(request), device);
    return this.answers.afterFirstStep(step, request, response);
  }

  @Public()
  @Post('api/register')
  @Creates(RegistrationView, 'Register an account')
  @ApiForbiddenResponse({ description: 'Registration is closed' })
  async register(@Body() body: RegisterDto, @Req() request: Request): Promise<RegistrationView> {
    return this.registration.register(body, addressOf(request));
  }

  @SignedIn()
  @OpenWithTemporaryPassword()
  @Post('api/logout')
  @AnswersNothing('Sign out: this token counts no longer')
  async logout(
    @CurrentUser() actor: Actor,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.auth.signOut(actor.session_id);
    clearSessionCookie(request, response);
  }
}

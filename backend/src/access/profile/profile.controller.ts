import { Body, Controller, Get, Post, Put, Delete } from '@nestjs/common';
import { ApiConflictResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { AcceptsFile, ReceivedFile } from '../../files/upload/accepts-file.decorator.js';
import type { Upload } from '../../files/upload.js';
import { OpenWithTemporaryPassword, SignedIn } from '../access.decorators.js';
import { CurrentUser, type Actor } from '../current-user.js';
import { UserView } from '../users/user.views.js';
import { ProfileService } from './profile.service.js';
import {
  FirstPasswordDto,
  PasswordDto,
  ProfileDto,
  EndedView,
  sessionView,
  SessionView,
} from './profile.dto.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { Answers } from '../../platform/http/answers.js';

@ApiTags('profile')
@SignedIn()
@Controller('api/profile')
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Get()
  @Answers(UserView, 'The own profile')
  find(@CurrentUser() actor: Actor): Promise<UserView> {
    return this.profile.view(actor);
  }

  @Put()
  @Answers(UserView, 'Change the own profile; another e-mail ends the other sessions')
  @ApiTooManyRequestsResponse({ description: 'Too many wrong passwords' })
  update(@CurrentUser() actor: Actor, @Body() body: ProfileDto): Promise<UserView> {
    return this.profile.update(actor, body);
  }

  @Put('password')
  @Answers(
    UserView,
    'Change the own password; ends the other sessions',
    'Changed; the other sessions have ended',
  )
  @OpenWithTemporaryPassword()
  @ApiTooManyRequestsResponse({ description: 'Too many wrong passwords' })
  changePassword(@CurrentUser() actor: Actor, @Body() body: PasswordDto): Promise<UserView> {
    return this.profile.changePassword(actor, body);
  }

  @Post('first-password')
  @Answers(
    UserView,
    'Choose the password of an account that was opened without one',
    'Chosen; the other sessions have ended',
  )
  @ApiConflictResponse({ description: 'The account has a password' })
  choosePassword(@CurrentUser() actor: Actor, @Body() { password }: FirstPasswordDto): Promise<UserView> {
    return this.profile.chooseFirstPassword(actor, password);
  }

  @Post('avatar')
  @Answers(UserView, 'Upload the own picture')
  @AcceptsFile('file', 'avatar')
  setAvatar(@CurrentUser() actor: Actor, @ReceivedFile({ required: true }) file: Upload): Promise<UserView> {
    return this.profile.setAvatar(actor, file);
  }
}

/** Where else the user is signed in. */
@ApiTags('profile')
@SignedIn()
@Controller('api/profile/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  @Answers([SessionView], 'List where the user is signed in')
  async list(@CurrentUser() actor: Actor): Promise<SessionView[]> {
    const active = await this.sessions.active(actor.id);
    return active.map((session) => sessionView(session, actor.session_id));
  }

  @Delete('others')
  @Answers(EndedView, 'End all sessions but this one')
  async endOthers(@CurrentUser() actor: Actor): Promise<EndedView> {
    return { ended: await this.sessions.endOthers(actor) };
  }
}

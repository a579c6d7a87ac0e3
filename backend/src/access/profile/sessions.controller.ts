import { Controller, Delete, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../access.decorators.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { CurrentUser, type Actor } from '../current-user.js';
import { EndedView, sessionView, SessionView } from './profile.dto.js';

/** Where else the user is signed in. */
@ApiTags('profile')
@SignedIn()
@Controller('api/profile/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  @ApiOperation({ summary: 'List where the user is signed in' })
  @ApiOkResponse({ type: [SessionView] })
  async list(@CurrentUser() actor: Actor): Promise<SessionView[]> {
    const active = await this.sessions.active(actor.id);
    return active.map((session) => sessionView(session, actor.session_id));
  }

  @Delete('others')
  @ApiOperation({ summary: 'End all sessions but this one' })
  @ApiOkResponse({ type: EndedView })
  async endOthers(@CurrentUser() actor: Actor): Promise<EndedView> {
    return { ended: await this.sessions.endOthers(actor) };
  }
}

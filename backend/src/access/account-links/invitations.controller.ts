import { Body, Controller, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../platform/http/id-param.js';
import { AdminOnly } from '../access.decorators.js';
import { CurrentUser, type Actor } from '../current-user.js';
import { InvitationView, InviteDto } from './account-links.dto.js';
import { Invitations } from './invitations.service.js';

/** Accounts whose people choose their password themselves. */
@ApiTags('users')
@AdminOnly()
@Controller('api')
export class InvitationsController {
  constructor(private readonly invitations: Invitations) {}

  @Post('user-invitations')
  @ApiOperation({
    summary:
      'Create an account with a link under which its user chooses a password, or signs in at the OpenID provider',
  })
  @ApiCreatedResponse({ type: InvitationView })
  invite(@CurrentUser() actor: Actor, @Body() body: InviteDto): Promise<InvitationView> {
    return this.invitations.invite(actor, body);
  }

  @Post('users/:id/invitation')
  @ApiOperation({ summary: 'Another link for a user who was invited; it replaces the one before' })
  @ApiCreatedResponse({ type: InvitationView })
  @ApiConflictResponse({ description: 'The user has used the link, or is disabled' })
  renew(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<InvitationView> {
    return this.invitations.renew(actor, id);
  }
}

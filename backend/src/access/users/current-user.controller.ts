import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { OpenWithTemporaryPassword, SignedIn } from '../access.decorators.js';
import { CurrentUser, type Actor } from '../current-user.js';
import { permissionNames, type PermissionName } from '../domain/permissions.js';
import { UserView } from './user.views.js';
import { UsersService } from './users.service.js';

/** A permission that the signed-in user has. */
export class GrantedView {
  @ApiProperty({ enum: permissionNames })
  name: PermissionName;
}

/** Who is signed in, and what they may do; asked at every start of the screens. */
@ApiTags('access')
@SignedIn()
@OpenWithTemporaryPassword()
@Controller('api/user')
export class CurrentUserController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @ApiOperation({ summary: 'The user who is signed in' })
  @ApiOkResponse({ type: UserView })
  current(@CurrentUser() actor: Actor): Promise<UserView> {
    return this.users.find(actor.id);
  }

  @Get('permissions')
  @ApiOperation({ summary: 'The permissions of the user who is signed in' })
  @ApiOkResponse({ type: [GrantedView] })
  permissions(@CurrentUser() actor: Actor): GrantedView[] {
    return [...actor.permissions].map((name) => ({ name }));
  }
}

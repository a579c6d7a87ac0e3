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

/** The user who is signed in. */
export class CurrentUserView extends UserView {
  @ApiProperty({
    description: 'A group requires a second factor and there is none: setting one up comes before all else',
  })
  must_set_up_second_factor: boolean;
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
  @ApiOkResponse({ type: CurrentUserView })
  async current(@CurrentUser() actor: Actor): Promise<CurrentUserView> {
    const { must_set_up_second_factor } = actor;
    return Object.assign(await this.users.find(actor.id), { must_set_up_second_factor });
  }

  @Get('permissions')
  @ApiOperation({ summary: 'The permissions of the user who is signed in' })
  @ApiOkResponse({ type: [GrantedView] })
  permissions(@CurrentUser() actor: Actor): GrantedView[] {
    return [...actor.permissions].map((name) => ({ name }));
  }
}

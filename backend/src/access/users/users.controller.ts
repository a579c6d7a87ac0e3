import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
  ApiProperty,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { IdParam } from '../../platform/http/id-param.js';
import { ListParameters } from '../../platform/http/list-parameters.js';
import { parseListQuery, setContentRange, type RawListQuery } from '../../platform/http/list-query.js';
import { AdminOnly, OpenWithTemporaryPassword, SignedIn } from '../access.decorators.js';
import { CurrentUser, type Actor } from '../current-user.js';
import { ListedUserView, NamedView, UserView } from './user.views.js';
import { CreateUserDto, TemporaryPasswordDto, UpdateUserDto } from './users.dto.js';
import { UsersService } from './users.service.js';
import { permissionNames, type PermissionName } from '../domain/permissions.js';

@ApiTags('users')
@AdminOnly()
@Controller('api/users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @ApiOperation({ summary: 'List users' })
  @ListParameters({ filter: '{"q":"ana"}' })
  @ApiOkResponse({ type: [ListedUserView] })
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ListedUserView[]> {
    const query = parseListQuery(raw);
    const page = await this.users.list(query);
    setContentRange(response, 'users', page, query);
    return page.items;
  }

  @Get('search')
  @ApiOperation({ summary: 'Find users by a part of their name' })
  @ApiQuery({ name: 'search', required: false, type: String, description: 'Part of the name' })
  @ApiOkResponse({ type: [NamedView] })
  search(@Query('search') text: unknown): Promise<NamedView[]> {
    return this.users.search(typeof text === 'string' ? text : '');
  }

  @Get(':id')
  @ApiOperation({ summary: 'One user' })
  @ApiOkResponse({ type: UserView })
  find(@IdParam() id: number): Promise<UserView> {
    return this.users.find(id);
  }

  @Post()
  @ApiOperation({ summary: 'Create an account with a temporary password' })
  @ApiCreatedResponse({ type: UserView })
  create(@Body() body: CreateUserDto): Promise<UserView> {
    return this.users.createAccount(body);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a user' })
  @ApiOkResponse({ type: UserView })
  @ApiConflictResponse({
    description:
      'The last enabled administrator, another version than the one that was sent, or the own e-mail: it is changed in the profile',
  })
  update(@CurrentUser() actor: Actor, @IdParam() id: number, @Body() body: UpdateUserDto): Promise<UserView> {
    return this.users.update(actor, id, body);
  }

  @Put(':id/temporary-password')
  @ApiOperation({ summary: 'Give a user a temporary password' })
  @ApiOkResponse({ type: UserView, description: 'Set; the user’s sessions have ended' })
  @ApiConflictResponse({ description: 'The last enabled administrator, or the own account' })
  setTemporaryPassword(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() { password }: TemporaryPasswordDto,
  ): Promise<UserView> {
    return this.users.giveTemporaryPassword(actor, id, password);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a user; answers it as it was' })
  @ApiOkResponse({ type: UserView, description: 'The user as it was' })
  @ApiConflictResponse({ description: 'The last enabled administrator, or the own account' })
  delete(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<UserView> {
    return this.users.delete(actor, id);
  }
}

/** A permission that the signed-in user has. */
class GrantedView {
  @ApiProperty({ enum: permissionNames })
  name: PermissionName;
}

/** The user who is signed in. */
class CurrentUserView extends UserView {
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

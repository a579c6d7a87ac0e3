import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { choice, flag, shape, shapeWith } from '../../platform/shape.js';
import { Answers, Creates } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { ListParameters } from '../../platform/http/list-parameters.js';
import { answerPage, parseListQuery, type RawListQuery } from '../../platform/http/list-query.js';
import { AdminOnly, OpenWithTemporaryPassword, SignedIn } from '../access.decorators.js';
import { CurrentUser, type Actor } from '../current-user.js';
import { ListedUserView, NamedView, UserView } from './user.views.js';
import { CreateUserDto, TemporaryPasswordDto, UpdateUserDto } from './users.dto.js';
import { UsersService } from './users.service.js';
import { permissionNames } from '../domain/permissions.js';

@ApiTags('users')
@AdminOnly()
@Controller('api/users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @Answers([ListedUserView], 'List users')
  @ListParameters({ filter: '{"q":"ana"}' })
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ListedUserView[]> {
    const query = parseListQuery(raw);
    return answerPage(response, 'users', query, await this.users.list(query));
  }

  @Get('search')
  @Answers([NamedView], 'Find users by a part of their name')
  @ApiQuery({ name: 'search', required: false, type: String, description: 'Part of the name' })
  search(@Query('search') text: unknown): Promise<NamedView[]> {
    return this.users.search(typeof text === 'string' ? text : '');
  }

  @Get(':id')
  @Answers(UserView, 'One user')
  find(@IdParam() id: number): Promise<UserView> {
    return this.users.find(id);
  }

  @Post()
  @Creates(UserView, 'Create an account with a temporary password')
  create(@Body() body: CreateUserDto): Promise<UserView> {
    return this.users.createAccount(body);
  }

  @Put(':id')
  @Answers(UserView, 'Change a user')
  @ApiConflictResponse({
    description:
      'The last enabled administrator, another version than the one that was sent, or the own e-mail: it is changed in the profile',
  })
  update(@CurrentUser() actor: Actor, @IdParam() id: number, @Body() body: UpdateUserDto): Promise<UserView> {
    return this.users.update(actor, id, body);
  }

  @Put(':id/temporary-password')
  @Answers(UserView, 'Give a user a temporary password', 'Set; the user’s sessions have ended')
  @ApiConflictResponse({ description: 'The last enabled administrator, or the own account' })
  setTemporaryPassword(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() { password }: TemporaryPasswordDto,
  ): Promise<UserView> {
    return this.users.giveTemporaryPassword(actor, id, password);
  }

  @Delete(':id')
  @Answers(UserView, 'Delete a user; answers it as it was', 'The user as it was')
  @ApiConflictResponse({ description: 'The last enabled administrator, or the own account' })
  delete(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<UserView> {
    return this.users.delete(actor, id);
  }
}

/** A permission that the signed-in user has. */
class GrantedView extends shape({
  name: choice(permissionNames),
}) {}

/** The user who is signed in. */
class CurrentUserView extends shapeWith(UserView, {
  must_set_up_second_factor: flag(
    'A group requires a second factor and there is none: setting one up comes before all else',
  ),
}) {}

/** Who is signed in, and what they may do; asked at every start of the screens. */
@ApiTags('access')
@SignedIn()
@OpenWithTemporaryPassword()
@Controller('api/user')
export class CurrentUserController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @Answers(CurrentUserView, 'The user who is signed in')
  async current(@CurrentUser() actor: Actor): Promise<CurrentUserView> {
    const { must_set_up_second_factor } = actor;
    return Object.assign(await this.users.find(actor.id), { must_set_up_second_factor });
  }

  @Get('permissions')
  @Answers([GrantedView], 'The permissions of the user who is signed in')
  permissions(@CurrentUser() actor: Actor): GrantedView[] {
    return [...actor.permissions].map((name) => ({ name }));
  }
}

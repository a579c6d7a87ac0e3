import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { IdParam } from '../../platform/http/id-param.js';
import { ListParameters } from '../../platform/http/list-parameters.js';
import { parseListQuery, setContentRange, type RawListQuery } from '../../platform/http/list-query.js';
import { AdminOnly } from '../access.decorators.js';
import { CurrentUser, type Actor } from '../current-user.js';
import { ListedUserView, NamedView, UserView } from './user.views.js';
import { CreateUserDto, TemporaryPasswordDto, UpdateUserDto } from './users.dto.js';
import { TemporaryPasswords } from './temporary-passwords.service.js';
import { UsersService } from './users.service.js';

@ApiTags('users')
@AdminOnly()
@Controller('api/users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly temporaryPasswords: TemporaryPasswords,
  ) {}

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
    return this.temporaryPasswords.createAccount(body);
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
    return this.temporaryPasswords.set(actor, id, password);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a user; answers it as it was' })
  @ApiOkResponse({ type: UserView, description: 'The user as it was' })
  @ApiConflictResponse({ description: 'The last enabled administrator, or the own account' })
  delete(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<UserView> {
    return this.users.delete(actor, id);
  }
}

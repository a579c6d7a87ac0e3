import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Answers, Creates } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { ListParameters } from '../../platform/http/list-parameters.js';
import { answerPage, parseListQuery, type RawListQuery } from '../../platform/http/list-query.js';
import { AdminOnly } from '../access.decorators.js';
import { GroupView, PermissionView } from './group.views.js';
import { GroupDto, UpdateGroupDto } from './groups.dto.js';
import { GroupsService } from './groups.service.js';

@ApiTags('groups')
@AdminOnly()
@Controller('api')
export class GroupsController {
  constructor(private readonly groups: GroupsService) {}

  @Get('groups')
  @Answers([GroupView], 'List groups')
  @ListParameters({ filter: '{"q":"vendas"}' })
  async list(
    @Query() raw: RawListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GroupView[]> {
    const query = parseListQuery(raw);
    return answerPage(response, 'groups', query, await this.groups.list(query));
  }

  @Get('groups/:id')
  @Answers(GroupView, 'One group')
  find(@IdParam() id: number): Promise<GroupView> {
    return this.groups.find(id);
  }

  @Post('groups')
  @Creates(GroupView, 'Create a group')
  create(@Body() body: GroupDto): Promise<GroupView> {
    return this.groups.create(body);
  }

  @Put('groups/:id')
  @Answers(GroupView, 'Change a group')
  @ApiConflictResponse({ description: 'Changed meanwhile: another version than the one that was sent' })
  update(@IdParam() id: number, @Body() body: UpdateGroupDto): Promise<GroupView> {
    return this.groups.update(id, body);
  }

  @Delete('groups/:id')
  @Answers(GroupView, 'Delete a group; answers it as it was', 'The group as it was')
  delete(@IdParam() id: number): Promise<GroupView> {
    return this.groups.delete(id);
  }

  @Get('permissions')
  @Answers([PermissionView], 'List the permissions that a group can give')
  permissions(): Promise<PermissionView[]> {
    return this.groups.allPermissions();
  }
}

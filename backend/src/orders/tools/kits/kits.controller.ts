import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { SignedIn } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { CreateKitDto, UpdateKitDto } from './kits.dto.js';
import { KitsService } from './kits.service.js';
import { KitDetailView, KitView } from './kits.view.js';

/** Sets that are made again and again. */
@ApiTags('kits')
@SignedIn()
@Controller('api/kits')
export class KitsController {
  constructor(private readonly kits: KitsService) {}

  @Get()
  @ApiOperation({ summary: 'List the kits, by folder and name' })
  @ApiOkResponse({ type: [KitView] })
  list(): Promise<KitView[]> {
    return this.kits.list();
  }

  @Get(':id')
  @ApiOperation({ summary: 'One kit with what it makes' })
  @ApiOkResponse({ type: KitDetailView })
  get(@IdParam() id: number): Promise<KitDetailView> {
    return this.kits.get(id);
  }

  @Post()
  @ApiOperation({
    summary: 'Save a set as a kit: what is entered of it, and the drawings of its parts, without its prices',
  })
  @ApiNotFoundResponse({ description: 'No such set, or not visible to this user' })
  @ApiCreatedResponse({ type: KitDetailView })
  create(@CurrentUser() user: Actor, @Body() body: CreateKitDto): Promise<KitDetailView> {
    return this.kits.create(user, body);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Give a kit another name or folder' })
  @ApiOkResponse({ type: KitDetailView })
  update(@IdParam() id: number, @Body() body: UpdateKitDto): Promise<KitDetailView> {
    return this.kits.update(id, body);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a kit; sets that were made of it stay' })
  @ApiOkResponse({ type: KitDetailView, description: 'The kit as it was' })
  remove(@IdParam() id: number): Promise<KitDetailView> {
    return this.kits.remove(id);
  }
}

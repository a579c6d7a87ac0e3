import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import { Answers, Creates } from '../../../platform/http/answers.js';
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
  @Answers([KitView], 'List the kits, by folder and name')
  list(): Promise<KitView[]> {
    return this.kits.list();
  }

  @Get(':id')
  @Answers(KitDetailView, 'One kit with what it makes')
  get(@IdParam() id: number): Promise<KitDetailView> {
    return this.kits.get(id);
  }

  @Post()
  @Creates(
    KitDetailView,
    'Save a set as a kit: what is entered of it, and the drawings of its parts, without its prices',
  )
  @ApiNotFoundResponse({ description: 'No such set, or not visible to this user' })
  create(@CurrentUser() user: Actor, @Body() body: CreateKitDto): Promise<KitDetailView> {
    return this.kits.create(user, body);
  }

  @Put(':id')
  @Answers(KitDetailView, 'Give a kit another name or folder')
  update(@IdParam() id: number, @Body() body: UpdateKitDto): Promise<KitDetailView> {
    return this.kits.update(id, body);
  }

  @Delete(':id')
  @Answers(KitDetailView, 'Delete a kit; sets that were made of it stay', 'The kit as it was')
  remove(@IdParam() id: number): Promise<KitDetailView> {
    return this.kits.remove(id);
  }
}

import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import { Answers, Creates } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { SavedViewView } from './saved-view.view.js';
import { DefaultViewDto, SavedViewDto, UpdateSavedViewDto } from './saved-views.dto.js';
import { SavedViewsService } from './saved-views.service.js';

/** Named views of the orders list: each user's own, and those that are shared with all. */
@ApiTags('orders')
@SignedIn()
@Controller('api/order-views')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Get()
  @Answers([SavedViewView], 'List the saved views: own and shared ones, by name')
  list(@CurrentUser() actor: Actor): Promise<SavedViewView[]> {
    return this.views.list(actor);
  }

  @Post()
  @Creates(SavedViewView, 'Save a view under a name')
  create(@CurrentUser() actor: Actor, @Body() body: SavedViewDto): Promise<SavedViewView> {
    return this.views.create(actor, body);
  }

  @Put('default')
  @Answers([SavedViewView], 'Choose the view that the list opens with', 'All views, as GET answers them')
  setDefault(@CurrentUser() actor: Actor, @Body() body: DefaultViewDto): Promise<SavedViewView[]> {
    return this.views.setDefault(actor, body.view_id ?? null);
  }

  /** Its owner changes it; a shared one also administrators. */
  @Put(':id')
  @Answers(SavedViewView, 'Rename, replace or share a view')
  update(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() body: UpdateSavedViewDto,
  ): Promise<SavedViewView> {
    return this.views.update(actor, id, body);
  }

  @Delete(':id')
  @Answers(SavedViewView, 'Delete a view', 'The view as it was')
  remove(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<SavedViewView> {
    return this.views.remove(actor, id);
  }
}

import { Module } from '@nestjs/common';
import { AccessEntitiesModule } from '../access/access-entities.module.js';
import { CatalogueEntitiesModule } from '../catalogue/catalogue-entities.module.js';
import { FileEntitiesModule } from '../files/file-entities.module.js';
import { registerEntities } from '../platform/database/register-entities.js';
import { OrderEvent } from './history/order-event.entity.js';
import { Kit } from './tools/kits/kit.entity.js';
import { KitPartRow } from './tools/kits/kit-part.entity.js';
import { OrderCount } from './listed/order-count.entity.js';
import { Order } from './order.entity.js';
import { PartProcess } from './parts/part-process.entity.js';
import { PartUpload } from './parts/uploads/part-upload.entity.js';
import { PartState } from './part-saving/part-state.entity.js';
import { ReadingFeedbackRow } from './reading-feedback/reading-feedback.entity.js';
import { DefaultView, SavedView } from './list/saved-views/saved-view.entity.js';
import { SetPart } from './parts/set-part.entity.js';
import { OrderSet } from './sets/order-set.entity.js';

/** The tables of orders, and those that they refer to. */
@Module({
  imports: [
    AccessEntitiesModule,
    CatalogueEntitiesModule,
    FileEntitiesModule,
    ...registerEntities(
      Order,
      OrderSet,
      SetPart,
      PartProcess,
      PartUpload,
      OrderEvent,
      OrderCount,
      PartState,
      ReadingFeedbackRow,
      Kit,
      KitPartRow,
      SavedView,
      DefaultView,
    ),
  ],
})
export class OrderEntitiesModule {}

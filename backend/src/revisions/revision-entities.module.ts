import { Module } from '@nestjs/common';
import { OrderEntitiesModule } from '../orders/order-entities.module.js';
import { registerEntities } from '../platform/database/register-entities.js';
import { Revision, RevisionContent, RevisionDocument } from './revision.entity.js';

/** The tables of revisions, and those that they refer to. */
@Module({
  imports: [OrderEntitiesModule, ...registerEntities(Revision, RevisionContent, RevisionDocument)],
})
export class RevisionEntitiesModule {}

import type { EntityMetadata } from 'typeorm';

/** The columns of all tables that name an entry of this one, whether or not a key of the database watches them. */
export const relationsTo = (entity: EntityMetadata) =>
  entity.dataSource.entityMetadatas
    .flatMap(({ manyToOneRelations }) => manyToOneRelations)
    .filter(({ inverseEntityMetadata }) => inverseEntityMetadata === entity);

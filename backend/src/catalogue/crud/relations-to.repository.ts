import type { EntityMetadata } from 'typeorm';

/**
 * The columns of all tables that name an entry of this one, whether or not a key of the database watches them; but those of rows that
 * are deleted with it, which keep no entry.
 */
export const relationsTo = (entity: EntityMetadata) =>
  entity.dataSource.entityMetadatas
    .flatMap(({ manyToOneRelations }) => manyToOneRelations)
    .filter(
      ({ inverseEntityMetadata, onDelete }) => inverseEntityMetadata === entity && onDelete !== 'CASCADE',
    );

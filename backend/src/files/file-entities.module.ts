import { Module } from '@nestjs/common';
import { registerEntities } from '../platform/database/register-entities.js';
import { StoredFile } from './stored-file.entity.js';

/** The table of uploaded files; apart from FilesModule, since orders refer to it and files ask orders who sees them. */
@Module({ imports: registerEntities(StoredFile) })
export class FileEntitiesModule {}

import { Module, type DynamicModule, type Type } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { ServeFileService } from '../files/serve-file.service.js';
import { StorageController } from './storage.controller.js';

/** The route of stored files; apart from FilesModule, since users have files (an avatar) and files no users. */
@Module({})
export class FileServingModule {
  /** @param access the module that exports the FileAccess of those whom files belong to */
  static with(access: Type): DynamicModule {
    return {
      module: FileServingModule,
      imports: [FilesModule, access],
      controllers: [StorageController],
      providers: [ServeFileService],
    };
  }
}

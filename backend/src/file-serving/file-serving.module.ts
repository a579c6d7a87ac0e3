import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { StorageController } from './storage.controller.js';

/** The route of stored files; apart from FilesModule, since users have files (an avatar) and files no users. */
@Module({ imports: [FilesModule], controllers: [StorageController] })
export class FileServingModule {}

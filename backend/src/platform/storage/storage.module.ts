import { join } from 'node:path';
import {
  Global,
  Inject,
  Module,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { CallLimit } from '../dependencies/call-limit.js';
import { messages } from '../i18n/messages.js';
import { DiskStorage } from './disk-storage.js';
import { FileStorage } from './file-storage.js';
import { s3Address, S3Storage } from './s3-storage.js';

/** The one place that decides where files are kept: the bucket of STORAGE_URL, or a folder of DATA_DIR. */
export function chooseStorage(settings: Settings): FileStorage {
  const limit = new CallLimit(messages.http.storageDown, settings.limits.dependencyTimeoutMs);
  if (settings.storage.STORAGE_URL) {
    return new S3Storage(
      s3Address(settings.storage.STORAGE_URL),
      limit,
      settings.storage.S3_PRESIGNED === 'on',
    );
  }
  return new DiskStorage(join(settings.database.DATA_DIR, 'storage'), limit);
}

/** Gives every module the storage. */
@Global()
@Module({})
export class StorageModule implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(@Inject(FileStorage) private readonly storage: FileStorage) {}

  static with(settings: Settings): DynamicModule {
    return {
      module: StorageModule,
      providers: [{ provide: FileStorage, useFactory: () => chooseStorage(settings) }],
      exports: [FileStorage],
    };
  }

  /** A bucket that can't be reached stops no start; the log says so at once, and not at the first file. */
  onApplicationBootstrap(): void {
    this.storage.check().catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.storage.close();
  }
}

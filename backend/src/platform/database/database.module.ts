import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule, type TypeOrmModuleOptions } from '@nestjs/typeorm';
import { getMetadataArgsStorage, type DataSource } from 'typeorm';
import { Settings } from '../config/settings.js';
import { isEmbedded, readerOptions, writerOptions } from './connection-options.js';
import { Database } from './database.js';
import { openWriter } from './open-writer.js';
import { untilReachable } from './starting/until-reachable.js';

/** The connection that every transaction runs on. */
export const WRITER = 'writer';

/** The connection of all reads outside of a transaction; on MySQL/MariaDB the writer's pool under another name. */
const READER = 'reader';

const writerToken = getDataSourceToken(WRITER);
const readerToken = getDataSourceToken(READER);

/**
 * The options with the tables of all features that this process has loaded. No module names its own: `Database` is the only way to
 * them, since only it knows the open transaction (lint forbids TypeORM's repositories).
 */
const withEntities =
  (optionsOf: (settings: Settings) => Promise<TypeOrmModuleOptions>) =>
  async (settings: Settings): Promise<TypeOrmModuleOptions> =>
    Object.assign(await optionsOf(settings), {
      entities: getMetadataArgsStorage().tables.map(({ target }) => target),
    });

const writer = ({ startupTimeoutMs }: Settings) =>
  TypeOrmModule.forRootAsync({
    name: WRITER,
    inject: [Settings],
    useFactory: withEntities(writerOptions),
    dataSourceFactory: (options) => untilReachable(() => openWriter(options), startupTimeoutMs),
  });

/** Opened after the writer, which creates the file and its tables. */
const reader = () =>
  TypeOrmModule.forRootAsync({
    name: READER,
    inject: [Settings, writerToken],
    useFactory: withEntities(readerOptions),
  });

/** A server has one pool: who reads takes a connection of the writer's. */
const sharedReader: Provider = { provide: readerToken, useExisting: writerToken };

const database: Provider = {
  provide: Database,
  inject: [writerToken, readerToken],
  useFactory: (write: DataSource, read: DataSource) => new Database(write, read),
};

/** Opens the database once; TypeOrmModule closes its connections when the process ends. */
@Global()
@Module({})
export class DatabaseModule {
  static with(settings: Settings): DynamicModule {
    if (isEmbedded(settings)) {
      return {
        module: DatabaseModule,
        imports: [writer(settings), reader()],
        providers: [database],
        exports: [Database],
      };
    }
    return {
      module: DatabaseModule,
      imports: [writer(settings)],
      providers: [sharedReader, database],
      exports: [Database, readerToken],
    };
  }
}

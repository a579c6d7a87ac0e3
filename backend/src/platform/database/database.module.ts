import { Global, Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { openConnections, type Entities } from './data-source.js';
import { Database } from './database.js';

/** Opens the database once and closes it when the process ends. */
@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(Database) private readonly database: Database) {}

  static with(entities: Entities): DynamicModule {
    return {
      module: DatabaseModule,
      providers: [
        {
          provide: Database,
          inject: [Settings],
          useFactory: async (settings: Settings) => {
            const { writer, reader } = await openConnections(settings, entities);
            return new Database(writer, reader);
          },
        },
      ],
      exports: [Database],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.database.close();
  }
}

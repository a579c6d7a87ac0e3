import { NestFactory } from '@nestjs/core';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { createApi } from '../../src/create-api.js';
import { WRITER } from '../../src/platform/database/database.module.js';
import { WorkerModule } from '../../src/worker.module.js';
import { testSettings, type TestSettings } from '../harness/test-settings.js';

describe('the schema @servers', () => {
  let test: TestSettings;

  beforeAll(async () => {
    test = await testSettings();
    // The tests' server is a MariaDB, which describes its columns as that driver reads them.
    if (test.settings.database.DATABASE_URL)
      test.settings.database.DATABASE_URL = test.settings.database.DATABASE_URL.replace(
        /^mysql:/,
        'mariadb:',
      );
  });
  afterAll(() => test.dispose());

  it('that the migrations build is the one that the entities describe, and migrating again changes nothing', async () => {
    const app = await createApi(test.settings);
    const writer = app.get<DataSource>(getDataSourceToken(WRITER));
    const difference = await writer.driver.createSchemaBuilder().log();
    expect(difference.upQueries.map((query) => query.query)).toEqual([]);
    expect(await writer.runMigrations()).toEqual([]);
    await app.close();
  });

  it('is known to the worker as far as its own tables refer to it', async () => {
    const worker = await NestFactory.createApplicationContext(WorkerModule.with(test.settings), {
      logger: false,
      abortOnError: false,
    });
    await worker.close();
  });
});

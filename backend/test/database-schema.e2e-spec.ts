import { entities } from '../src/entities.js';
import { openConnections } from '../src/platform/database/data-source.js';
import { testSettings } from './harness/test-settings.js';

describe('the schema', () => {
  it('that the migrations build is the one that the entities describe, and migrating again changes nothing', async () => {
    const { settings, dispose } = await testSettings();
    const { writer, reader } = await openConnections(settings, entities);
    const difference = await writer.driver.createSchemaBuilder().log();
    expect(difference.upQueries.map((query) => query.query)).toEqual([]);
    expect(await writer.runMigrations()).toEqual([]);
    await writer.destroy();
    if (reader !== writer) await reader.destroy();
    await dispose();
  });
});

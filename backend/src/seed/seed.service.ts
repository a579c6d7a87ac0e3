import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { Database } from '../platform/database/database.js';
import { untilReachable } from '../platform/database/starting/until-reachable.js';
import { DemoOrders } from './demo-orders.service.js';
import { SeedRepository } from './seed.repository.js';

/** Fills an empty database at the first start, as the settings say; later starts change nothing. */
@Injectable()
export class SeedService implements OnApplicationBootstrap {
  constructor(
    private readonly settings: Settings,
    private readonly db: Database,
    private readonly repository: SeedRepository,
    private readonly demoOrders: DemoOrders,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { seed } = this.settings.database;
    if (seed === 'none') return;
    const fill = () =>
      seed === 'demo' ? this.demo() : this.db.write(() => this.repository.writeReference());
    await untilReachable(
      () =>
        this.db.exclusively('forja_seed', async () => {
          if (await this.repository.isEmpty()) await fill();
        }),
      this.settings.startupTimeoutMs,
    );
  }

  private async demo(): Promise<void> {
    await this.demoOrders.prepare();
    try {
      await this.db.write(async () => {
        await this.repository.writeReference();
        await this.repository.writeDemoCatalogues();
        await this.demoOrders.enter(await this.repository.administrator());
      });
    } catch (error) {
      await this.demoOrders.discard();
      throw error;
    }
  }
}

import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { BackupsService } from './backups.service.js';

const LOOK_MS = 5 * 60_000;

/** Looks every few minutes whether the day's backup is due. */
@Injectable()
export class BackupSchedule implements BeforeApplicationShutdown {
  private readonly log = new Logger('Backups');
  private running: Promise<unknown> | null = null;
  private closed = false;

  constructor(private readonly backups: BackupsService) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    await this.running;
  }

  @Interval('due backups', LOOK_MS)
  async look(): Promise<void> {
    if (this.running || this.closed) return;
    this.running = this.backups.makeDue();
    try {
      await this.running;
    } catch (error) {
      this.log.error(error);
    } finally {
      this.running = null;
    }
  }
}

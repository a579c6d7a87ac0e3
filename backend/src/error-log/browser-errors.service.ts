import { Injectable } from '@nestjs/common';
import { TryCounter } from '../access/auth/try-counter.js';
import type { Actor } from '../access/current-user.js';
import { Database } from '../platform/database/database.js';
import { TooManyTries } from '../platform/errors/app-errors.js';
import { messages } from '../platform/i18n/messages.js';
import { browserEntry, type BrowserPlace } from './browser-entry.js';
import type { BrowserErrorDto } from './error-log.dto.js';
import { ErrorLogRepository } from './error-log.repository.js';

const MOST_PER_MINUTE = 10;
const MINUTE_MS = 60_000;

/** Takes what failed in a browser into the error log; a screen that fails in a loop can't fill it. */
@Injectable()
export class BrowserErrors {
  constructor(
    private readonly db: Database,
    private readonly entries: ErrorLogRepository,
    private readonly counter: TryCounter,
  ) {}

  /** @throws TooManyTries beyond ten reports of a user in a minute */
  async record(actor: Actor, report: BrowserErrorDto, place: BrowserPlace): Promise<void> {
    const key = `browser-error:${String(actor.id)}`;
    const { count, expiresInMs } = await this.counter.add(key, 1, MINUTE_MS);
    if (count > MOST_PER_MINUTE) {
      throw new TooManyTries(messages.http.tooManyTries, Math.ceil(expiresInMs / 1000));
    }
    const entry = browserEntry(actor, report, place, new Date().toISOString());
    await this.db.write(() => this.entries.insert(entry));
  }
}

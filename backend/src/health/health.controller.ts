import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../access/access.decorators.js';
import { Database } from '../platform/database/database.js';
import { Unavailable } from '../platform/errors/app-errors.js';
import { messages } from '../platform/i18n/messages.js';

/** For monitoring: is the process alive, may it get requests. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(private readonly db: Database) {}

  @Get('live')
  @Public()
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  async ready() {
    try {
      await this.db.ping();
    } catch {
      throw new Unavailable(messages.http.unavailable);
    }
    return { status: 'ok' };
  }
}

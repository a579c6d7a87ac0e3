import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../access/access.decorators.js';
import { DependenciesService, type Readiness } from './dependencies.service.js';

/** For monitoring: is the process alive, may it get requests. */
@ApiExcludeController()
@Controller('health')
export class HealthController {
  constructor(private readonly dependencies: DependenciesService) {}

  @Get('live')
  @Public()
  live() {
    return { status: 'ok' };
  }

  /** 200 or 503; either way the answer says how each dependency is. A 503 is no error of this server: no log keeps it. */
  @Get('ready')
  @Public()
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.dependencies.readiness();
    response.status(readiness.status === 'ok' ? 200 : 503).setHeader('Cache-Control', 'no-store');
    return readiness;
  }
}

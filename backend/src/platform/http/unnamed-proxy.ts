import { Injectable, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Settings } from '../config/settings.js';

/**
 * Whether requests come through a proxy while TRUST_PROXY names none: all clients then have the proxy's address, in what is counted
 * against guesses and in the evidence of an acceptance.
 */
@Injectable()
export class UnnamedProxy {
  private found = false;

  constructor(private readonly settings: Settings) {}

  get isThere(): boolean {
    return this.found;
  }

  /** Middleware: says so in the log, once. */
  readonly notice = (request: Request, _: Response, next: NextFunction): void => {
    if (!this.found && !this.settings.server.TRUST_PROXY && request.get('X-Forwarded-For') !== undefined) {
      this.found = true;
      new Logger('Proxy').warn(
        'Requests carry X-Forwarded-For and TRUST_PROXY is not set: all clients count as one address (docs/operations.md)',
      );
    }
    next();
  };
}

import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { jwtSecret } from './jwt-secret.js';

/** Keys of this installation that no database holds: one for each purpose, none of which leads to another. */
@Injectable()
export class ServerKeys {
  constructor(private readonly settings: Settings) {}

  /** 256 bits; the same for each process of the installation. */
  of(purpose: string): Buffer {
    return createHmac('sha256', jwtSecret(this.settings)).update(`forja ${purpose}`).digest();
  }
}

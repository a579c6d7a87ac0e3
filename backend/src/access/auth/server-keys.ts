import { randomBytes, createHmac } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { makeFolder } from '../../platform/config/make-folder.js';
import { Settings } from '../../platform/config/settings.js';

/** The token by which the key that signs sessions is injected. */
export const JWT_SECRET = Symbol('JWT_SECRET');

const FILE = 'jwt-secret';

/**
 * The key that signs sessions: the setting, else one generated once into DATA_DIR, readable by its owner alone, so
 * that a restart signs no user out. Written beside and renamed: a crash never leaves half a key.
 */
export function jwtSecret({ signIn, database }: Settings): string {
  if (signIn.JWT_SECRET) return signIn.JWT_SECRET;
  const path = join(database.DATA_DIR, FILE);
  if (!existsSync(path)) {
    makeFolder(database.DATA_DIR);
    const draft = `${path}.${String(process.pid)}`;
    writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
    renameSync(draft, path);
  }
  return readFileSync(path, 'utf8').trim();
}

/** Keys of this installation that no database holds: one for each purpose, none of which leads to another. */
@Injectable()
export class ServerKeys {
  constructor(private readonly settings: Settings) {}

  /** 256 bits; the same for each process of the installation. */
  derive(purpose: string): Buffer {
    return createHmac('sha256', jwtSecret(this.settings)).update(`forja ${purpose}`).digest();
  }
}

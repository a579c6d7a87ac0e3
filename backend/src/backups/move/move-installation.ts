import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { jwtSecret } from '../../access/auth/server-keys.js';
import type { Settings } from '../../platform/config/settings.js';
import { isEmbedded } from '../../platform/database/connection-options.js';
import { embeddedPath } from '../../platform/database/embedded/embedded-file.js';
import { beginMove, endMove, MoveFailure, moveRows } from '../../platform/database/move/move-rows.js';
import { Side } from '../../platform/database/move/side.js';
import { HalfMoved } from '../../platform/database/newer-schema.js';
import { chooseStorage } from '../../platform/storage/storage.module.js';
import { KEY } from '../archive/archive-parts.js';
import { backupsTexts as words } from '../backups.texts.js';
import { CommandFailure } from '../command-failure.js';
import { moveObjects, type MovedObjects } from './move-objects.js';

/** Outcome of a move, compared on both sides. */
export interface Moved extends MovedObjects {
  tables: number;
  rows: number;
}

/**
 * An installation to be moved must be there: a wrong DATA_DIR or DATABASE_URL would move an empty one. Asked before anything opens it.
 * @throws CommandFailure
 */
export async function checkSource(from: Settings): Promise<void> {
  if (isEmbedded(from)) {
    if (!existsSync(embeddedPath(from.database.DATA_DIR)))
      throw new CommandFailure(words.noDatabase(from.database.DATA_DIR));
    return;
  }
  const source = await Side.open(from);
  try {
    if (!(await source.hasTable('migrations'))) throw new CommandFailure(words.noInstallation);
  } finally {
    await source.close();
  }
}

/**
 * Copies an installation that is not running (see isInUse) into another, empty one: embedded or on servers, in either direction. The
 * source stays as it is. A move that was killed begins anew when it is run again; until it ends the target refuses to start.
 * @throws CommandFailure
 */
export async function moveInstallation(from: Settings, to: Settings): Promise<Moved> {
  checkPlaces(from, to);
  const key = jwtSecret(from);
  if (to.signIn.JWT_SECRET !== undefined && to.signIn.JWT_SECRET !== key)
    throw new CommandFailure(words.otherKey);
  await Side.migrate(from);
  const source = await Side.open(from);
  try {
    const before = await source.changeCounter();
    const target = await openedTarget(to);
    try {
      await beginMove(target);
      const moved = await moveAll({ from, to }, source, target);
      if ((await source.changeCounter()) !== before) throw new CommandFailure(words.changed);
      keepKey(to, key);
      await endMove(target);
      return moved;
    } catch (error) {
      throw error instanceof MoveFailure ? new CommandFailure(words.move[error.reason](error.table)) : error;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

interface Ends {
  from: Settings;
  to: Settings;
}

function checkPlaces(from: Settings, to: Settings): void {
  const placeOf = (settings: Settings) =>
    settings.database.DATABASE_URL ?? join(settings.database.DATA_DIR, '/');
  if (placeOf(from) === placeOf(to)) throw new CommandFailure(words.samePlace);
}

async function moveAll({ from, to }: Ends, source: Side, target: Side): Promise<Moved> {
  const storages = { from: chooseStorage(from), to: chooseStorage(to) };
  try {
    const rows = await moveRows(source, target);
    return { ...rows, ...(await moveObjects(target, storages)) };
  } finally {
    await storages.from.close();
    await storages.to.close();
  }
}

/** The target, migrated; the target of a move that was killed is so already, and refuses it. */
async function openedTarget(to: Settings): Promise<Side> {
  await Side.migrate(to).catch((error: unknown) => {
    if (!(error instanceof HalfMoved)) throw error;
  });
  return Side.open(to);
}

/**
 * Sessions and customers' links stay valid: where the target's settings name no key, its folder gets the source's, in place of one that
 * a start has made there before the end of the move. Written beside and renamed: a kill leaves no half of it.
 */
function keepKey(to: Settings, key: string): void {
  if (to.signIn.JWT_SECRET !== undefined) return;
  const path = join(to.database.DATA_DIR, KEY);
  const draft = `${path}.${String(process.pid)}`;
  writeFileSync(draft, key, { mode: 0o600 });
  renameSync(draft, path);
}

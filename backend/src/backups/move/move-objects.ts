import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Side } from '../../platform/database/move/side.js';
import type { FileStorage, OpenedObject } from '../../platform/storage/file-storage.js';
import { DigestStream } from '../archive/digest-of.js';
import { backupsTexts as words } from '../backups.texts.js';
import { CommandFailure } from '../command-failure.js';
import { KEY_COLUMNS } from '../stored-keys.js';

/** The storages of both ends. */
export interface Storages {
  from: FileStorage;
  to: FileStorage;
}

/** Outcome of a move of stored files. */
export interface MovedObjects {
  objects: number;
  /** Keys that the database names and the source did not have, in their order. */
  missing: string[];
}

/**
 * Copies every object that the database names and compares each with its copy as the target gives it back.
 * @throws CommandFailure where a copy differs
 */
export async function moveObjects(side: Side, storages: Storages): Promise<MovedObjects> {
  const keys = await allKeys(side);
  const missing: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'forja-move-'));
  try {
    for (const key of keys) if (!(await moveObject(key, storages, join(folder, 'object')))) missing.push(key);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { objects: keys.length - missing.length, missing };
}

async function allKeys(side: Side): Promise<string[]> {
  const keys = new Set<string>();
  for (const [table, column] of KEY_COLUMNS) {
    const sql = `SELECT DISTINCT ${column} AS object FROM ${table} WHERE ${column} IS NOT NULL`;
    for (const { object } of await side.rows<{ object: string }>(sql)) keys.add(object);
  }
  return [...keys].sort();
}

async function moveObject(key: string, { from, to }: Storages, path: string): Promise<boolean> {
  const source = await from.open(key);
  if (!source) return false;
  const sent = new DigestStream();
  await pipeline(source.stream, sent, createWriteStream(path));
  await to.put(key, { path }, source.contentType);
  const stored = await to.open(key);
  if (!stored || (await digestOf(stored)) !== sent.digest())
    throw new CommandFailure(words.objectDiffers(key));
  return true;
}

async function digestOf({ stream }: OpenedObject): Promise<string> {
  const digest = new DigestStream();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(stream, digest, nowhere);
  return digest.digest();
}

import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { loadSettings } from '../../src/platform/config/load-settings.js';
import { DiskStorage } from '../../src/platform/storage/disk-storage.js';
import type { FileStorage, OpenedObject } from '../../src/platform/storage/file-storage.js';
import { S3Storage } from '../../src/platform/storage/s3-storage.js';
import { WrongKey } from '../../src/platform/storage/storage-key.js';
import { chooseStorage } from '../../src/platform/storage/storage.module.js';

interface Opened {
  storage: FileStorage;
  close: () => Promise<void>;
}

async function onDisk(folder: string): Promise<Opened> {
  const storage = chooseStorage(loadSettings({ DATA_DIR: folder }));
  expect(storage).toBeInstanceOf(DiskStorage);
  return { storage, close: () => storage.close() };
}

async function onS3(folder: string): Promise<Opened> {
  const configureBuckets = [{ name: 'forja' }];
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    configureBuckets,
  });
  const { port } = await server.run();
  const STORAGE_URL = `s3://S3RVER:S3RVER@127.0.0.1:${port}/forja?region=us-east-1&ssl=false`;
  const storage = chooseStorage(loadSettings({ STORAGE_URL }));
  expect(storage).toBeInstanceOf(S3Storage);
  return {
    storage,
    close: async () => {
      await storage.close();
      await server.close();
    },
  };
}

async function keys(storage: FileStorage, prefix: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage.list(prefix)) found.push(key);
  return found.sort();
}

async function bytesOf(object: OpenedObject | null): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of object?.stream ?? []) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe.each([
  ['disk', onDisk],
  ['S3', onS3],
])('storage on %s', (_, open) => {
  let folder: string;
  let opened: Opened;
  let storage: FileStorage;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'forja-storage-'));
    opened = await open(join(folder, 'objects'));
    storage = opened.storage;
  });

  afterAll(async () => {
    await opened.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('gives back what was put, from memory or from a file', async () => {
    const bytes = randomBytes(300_000);
    const path = join(folder, 'upload');
    writeFileSync(path, bytes);
    await storage.put('parts/one/original.pdf', bytes, 'application/pdf');
    await storage.put('parts/one/preview.webp', { path }, 'image/webp');

    expect((await storage.read('parts/one/original.pdf'))?.equals(bytes)).toBe(true);
    const object = await storage.open('parts/one/preview.webp');
    expect(object).toMatchObject({ size: bytes.length, contentType: 'image/webp' });
    expect((await bytesOf(object)).equals(bytes)).toBe(true);
    expect(await storage.exists('parts/one/original.pdf')).toBe(true);
  });

  it('replaces an object of the same key', async () => {
    await storage.put('documents/a.pdf', Buffer.from('before'), 'application/pdf');
    await storage.put('documents/a.pdf', Buffer.from('after'), 'application/pdf');
    expect((await storage.read('documents/a.pdf'))?.toString()).toBe('after');
  });

  it('answers null for what is not there, and for a folder', async () => {
    await storage.put('sets/two/original.png', Buffer.from('x'), 'image/png');
    for (const key of ['sets/none.png', 'sets/two', 'sets/two/original.png/below']) {
      expect(await storage.open(key)).toBeNull();
      expect(await storage.read(key)).toBeNull();
      expect(await storage.exists(key)).toBe(false);
    }
  });

  it('deletes, twice without complaint', async () => {
    await storage.put('os/1/1_a.pdf', Buffer.from('x'), 'application/pdf');
    await storage.delete('os/1/1_a.pdf');
    await storage.delete('os/1/1_a.pdf');
    expect(await storage.exists('os/1/1_a.pdf')).toBe(false);
  });

  it('lists the objects of a folder, with their age, and no others', async () => {
    const all = ['avatars/a/original.png', 'avatars/a/thumb.webp', 'avatars/b/original.png'];
    for (const key of [...all, 'avatars-old/c.png']) await storage.put(key, Buffer.from('x'), 'image/png');
    expect(await keys(storage, 'avatars/')).toEqual(all);
    expect(await keys(storage, 'logo/')).toEqual([]);
    for await (const { modified } of storage.list('avatars/')) {
      expect(Math.abs(Date.now() - modified.getTime())).toBeLessThan(60_000);
    }
  });

  it.each([
    '',
    '../secret',
    'parts/../../secret',
    'parts//a',
    '/etc/passwd',
    'parts\\a',
    'parts/.hidden',
    'parts/a\0b',
    `parts/${'a'.repeat(200)}`,
  ])('refuses the key %j', async (key) => {
    await expect(storage.put(key, Buffer.from('x'), 'image/png')).rejects.toThrow(WrongKey);
    await expect(storage.read(key)).rejects.toThrow(WrongKey);
    await expect(storage.delete(key)).rejects.toThrow(WrongKey);
  });

  it('has no addresses of its own unless a setting says so', async () => {
    await storage.put('parts/three/original.pdf', Buffer.from('x'), 'application/pdf');
    const as = { type: 'application/pdf', disposition: 'inline' };
    expect(await storage.addressOf('parts/three/original.pdf', as)).toBeNull();
  });

  it('says that it can be reached', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });

  it('leaves nothing of a put that failed', async () => {
    const put = storage.put('logo/x/original.png', { path: join(folder, 'missing') }, 'image/png');
    await expect(put).rejects.toThrow();
    expect(await keys(storage, 'logo/')).toEqual([]);
  });
});

it('never shows an unfinished file on disk', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forja-storage-'));
  const storage = chooseStorage(loadSettings({ DATA_DIR: folder }));
  await storage.put('parts/a.pdf', Buffer.from('x'), 'application/pdf');
  writeFileSync(join(folder, 'storage', 'parts', '.put-half'), 'half');
  expect(await keys(storage, 'parts/')).toEqual(['parts/a.pdf']);
  expect(readdirSync(join(folder, 'storage', 'parts'))).toHaveLength(2);
  rmSync(folder, { recursive: true });
});

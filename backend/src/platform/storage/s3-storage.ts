import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { contentTypeOf } from './content-type.js';
import { FileStorage, type ListedObject, type OpenedObject, type StorageBody } from './file-storage.js';
import { checkedKey } from './storage-key.js';

/** Where the bucket is and how to get in. */
export interface S3Address {
  bucket: string;
  config: S3ClientConfig;
}

type Aws = typeof import('@aws-sdk/client-s3');

/**
 * Reads `s3://key:secret@host:port/bucket?region=…&ssl=false`. Key and secret are percent-decoded; the region is
 * by default us-east-1, the connection by default encrypted.
 */
export function s3Address(url: string): S3Address {
  const { username, password, host, pathname, searchParams } = new URL(url);
  const scheme = searchParams.get('ssl') === 'false' ? 'http' : 'https';
  return {
    bucket: decodeURIComponent(pathname.slice(1)),
    config: {
      endpoint: `${scheme}://${host}`,
      region: searchParams.get('region') ?? 'us-east-1',
      credentials: {
        accessKeyId: decodeURIComponent(username),
        secretAccessKey: decodeURIComponent(password),
      },
      // Buckets as paths: what S3-compatible servers without a wildcard domain understand, and Amazon too.
      forcePathStyle: true,
      // Servers that are compatible rather than Amazon's own refuse the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
  };
}

const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

/** Objects of one S3 bucket. The client library is loaded at the first use: it is heavy, and many never need it. */
export class S3Storage extends FileStorage {
  private loading: Promise<{ aws: Aws; client: S3Client }> | undefined;

  constructor(private readonly address: S3Address) {
    super();
  }

  async put(key: string, body: StorageBody, contentType: string): Promise<void> {
    const { aws, client } = await this.connection();
    const content = Buffer.isBuffer(body)
      ? { Body: body, ContentLength: body.length }
      : { ContentLength: (await stat(body.path)).size, Body: createReadStream(body.path) };
    await client.send(
      new aws.PutObjectCommand({ ...this.object(key), ...content, ContentType: contentType }),
    );
  }

  async open(key: string): Promise<OpenedObject | null> {
    const { aws, client } = await this.connection();
    try {
      const { Body, ContentLength, ContentType } = await client.send(
        new aws.GetObjectCommand(this.object(key)),
      );
      return {
        stream: Body as Readable,
        size: ContentLength ?? 0,
        contentType: ContentType ?? contentTypeOf(key),
      };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async read(key: string): Promise<Buffer | null> {
    const opened = await this.open(key);
    if (!opened) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of opened.stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  }

  async exists(key: string): Promise<boolean> {
    const { aws, client } = await this.connection();
    try {
      await client.send(new aws.HeadObjectCommand(this.object(key)));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    const { aws, client } = await this.connection();
    await client.send(new aws.DeleteObjectCommand(this.object(key)));
  }

  async *list(prefix: string): AsyncIterable<ListedObject> {
    const { aws, client } = await this.connection();
    const pages = aws.paginateListObjectsV2({ client }, { Bucket: this.address.bucket, Prefix: prefix });
    for await (const { Contents } of pages) {
      for (const { Key, LastModified } of Contents ?? []) {
        if (Key) yield { key: Key, modified: LastModified ?? new Date() };
      }
    }
  }

  async close(): Promise<void> {
    if (this.loading) (await this.loading).client.destroy();
  }

  private object(key: string) {
    return { Bucket: this.address.bucket, Key: checkedKey(key) };
  }

  private connection(): Promise<{ aws: Aws; client: S3Client }> {
    this.loading ??= import('@aws-sdk/client-s3').then((aws) => ({
      aws,
      client: new aws.S3Client(this.address.config),
    }));
    return this.loading;
  }
}

import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import { Logger } from '@nestjs/common';
import type { CallLimit } from '../dependencies/call-limit.js';
import { dependencyFailure } from '../errors/dependency-failure.js';
import { AppError, InsufficientStorage, Unavailable } from '../errors/app-errors.js';
import { connectionFailure } from '../errors/refused-certificate.js';
import { messages } from '../i18n/messages.js';
import { contentTypeOf } from './content-type.js';
import {
  FileStorage,
  type AddressedAs,
  type ListedObject,
  type OpenedObject,
  type StorageBody,
} from './file-storage.js';
import { putLimit, sizeOf } from './put-limit.js';
import { checkedKey } from './storage-key.js';

/** Where the bucket is and how to get in. */
export interface S3Address {
  bucket: string;
  config: S3ClientConfig;
}

/** Seconds for which an object's own address is good. A fetch that has begun by then goes on. */
const ADDRESS_S = 60;

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

interface Connection {
  aws: Aws;
  client: S3Client;
}

const isMissing = (error: unknown) => ['NoSuchKey', 'NotFound'].includes((error as Error).name);

/** Looked at where an answer has a status and no words: answers to HEAD have none. */
const meaningOf = (status: number | undefined): string => {
  if (status === 403) return " (403: the key, its secret, what it may do, or this machine's clock)";
  if (status === 404) return ' (404: there is no such bucket)';
  return status === undefined ? '' : ` (${String(status)})`;
};

/** Answers null for what isn't there; every other error goes on. */
const unlessMissing = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

/** Objects of one S3 bucket. The client library is loaded at the first use: it is heavy, and many never need it. */
export class S3Storage extends FileStorage {
  private readonly log = new Logger('Storage');
  private loading: Promise<Connection> | undefined;

  /**
   * @param limit of each call, and of each silence while an object is read
   * @param presigned whether objects have addresses of their own
   */
  constructor(
    private readonly address: S3Address,
    private readonly limit: CallLimit,
    private readonly presigned = false,
  ) {
    super();
  }

  async put(key: string, body: StorageBody, contentType: string): Promise<void> {
    const object = this.object(key);
    const size = await sizeOf(body);
    const send = ({ aws, client }: Connection, abortSignal: AbortSignal) => {
      const Body = Buffer.isBuffer(body) ? body : createReadStream(body.path);
      const content = { Body, ContentLength: size, ContentType: contentType };
      return client.send(new aws.PutObjectCommand({ ...object, ...content }), { abortSignal });
    };
    await this.call(send, putLimit(this.limit, size));
  }

  async open(key: string): Promise<OpenedObject | null> {
    const object = this.object(key);
    return this.call(async ({ aws, client }, abortSignal) => {
      const answer = await unlessMissing(client.send(new aws.GetObjectCommand(object), { abortSignal }));
      if (!answer) return null;
      const { Body, ContentLength, ContentType } = answer;
      return {
        stream: Body as Readable,
        size: ContentLength ?? 0,
        contentType: ContentType ?? contentTypeOf(key),
      };
    });
  }

  async addressOf(key: string, { type, disposition }: AddressedAs): Promise<string | null> {
    if (!this.presigned || !(await this.exists(key))) return null;
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
    const { aws, client } = await this.connection();
    const object = {
      ...this.object(key),
      ResponseContentType: type,
      ResponseContentDisposition: disposition,
      ResponseCacheControl: 'private, no-store',
    };
    return getSignedUrl(client, new aws.GetObjectCommand(object), { expiresIn: ADDRESS_S });
  }

  async read(key: string): Promise<Buffer | null> {
    const opened = await this.open(key);
    if (!opened) return null;
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of opened.stream) chunks.push(chunk as Buffer);
    } catch (error) {
      throw this.failure(error);
    }
    return Buffer.concat(chunks);
  }

  async exists(key: string): Promise<boolean> {
    const object = this.object(key);
    const found = await this.call(({ aws, client }, abortSignal) =>
      unlessMissing(client.send(new aws.HeadObjectCommand(object), { abortSignal })),
    );
    return found !== null;
  }

  async delete(key: string): Promise<void> {
    const object = this.object(key);
    await this.call(({ aws, client }, abortSignal) =>
      client.send(new aws.DeleteObjectCommand(object), { abortSignal }),
    );
  }

  async *list(prefix: string): AsyncIterable<ListedObject> {
    let ContinuationToken: string | undefined;
    do {
      const page = { Bucket: this.address.bucket, Prefix: prefix, ContinuationToken };
      const { Contents, NextContinuationToken } = await this.call(({ aws, client }, abortSignal) =>
        client.send(new aws.ListObjectsV2Command(page), { abortSignal }),
      );
      for (const { Key, LastModified } of Contents ?? []) {
        if (Key) yield { key: Key, modified: LastModified ?? new Date() };
      }
      ContinuationToken = NextContinuationToken;
    } while (ContinuationToken);
  }

  removeUnfinished(): Promise<number> {
    // A bucket has an object whole or not at all.
    return Promise.resolve(0);
  }

  async check(): Promise<void> {
    await this.call(({ aws, client }, abortSignal) =>
      client.send(new aws.HeadBucketCommand({ Bucket: this.address.bucket }), { abortSignal }),
    );
  }

  async close(): Promise<void> {
    if (this.loading) (await this.loading).client.destroy();
  }

  private object(key: string) {
    return { Bucket: this.address.bucket, Key: checkedKey(key) };
  }

  /** @throws Unavailable for whatever keeps the bucket from answering, InsufficientStorage where it is full */
  private async call<T>(
    send: (connection: Connection, abortSignal: AbortSignal) => Promise<T>,
    ms?: number,
  ): Promise<T> {
    const connection = await this.connection();
    try {
      return await this.limit.run((signal) => send(connection, signal), ms);
    } catch (error) {
      throw this.failure(error);
    }
  }

  private failure(error: unknown): AppError {
    if (error instanceof AppError) return error;
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
    this.log.error(
      `The bucket ${this.address.bucket}: ${connectionFailure(String(error))}${meaningOf(status)}`,
    );
    if (status === 507) return new InsufficientStorage(messages.http.storageFull);
    const known = dependencyFailure(error)?.error;
    return known instanceof InsufficientStorage ? known : new Unavailable(messages.http.storageDown);
  }

  private connection(): Promise<Connection> {
    this.loading ??= import('@aws-sdk/client-s3').then((aws) => {
      const requestHandler = { connectionTimeout: this.limit.ms / 2, socketTimeout: this.limit.ms };
      return { aws, client: new aws.S3Client({ ...this.address.config, requestHandler }) };
    });
    return this.loading;
  }
}

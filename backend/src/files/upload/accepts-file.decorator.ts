import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';
import { Malformed, TooLarge, type AppError, Abandoned, Invalid } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { fileTexts } from '../files.texts.js';
import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  mixin,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExtraModels, getSchemaPath } from '@nestjs/swagger';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Settings } from '../../platform/config/settings.js';
import { FILE_RULES } from '../file-rules.js';
import type { FileKind } from '../stored-file.entity.js';
import type { Upload } from '../upload.js';

/** Control characters, and those that turn the direction of the text around them: 'fdp.exe' can be shown as 'exe.pdf'. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/** A file's name with its invisible and direction-turning characters written out: `[U+202E]`. Pure. */
export const visibleName = (name: string): string =>
  name.replace(
    UNSEEN,
    (unseen) => `[U+${(unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );

/** Text fields of one form; a part has some thirty. */
const MOST_FIELDS = 100;

/** Where uploads wait on disk while they are judged and taken apart. */
export const uploadFolder = (dataDir: string) => join(dataDir, 'tmp');

/** Bytes of the file, and of each text field (1 MB without one). */
interface MostBytes {
  file: number;
  text?: number;
}

/**
 * Reads a multipart request: its fields into the body, its one file onto the disk.
 * @throws TooLarge naming the file and the limit, Malformed
 */
type ReceiveUpload = (request: Request, response: Response) => Promise<void>;

/**
 * A receiver for one file in `field` of at most so many bytes. Requests that aren't multipart pass untouched. A file
 * that does not arrive whole (too large, aborted, a broken body, a full disk) is removed; a complete one is the caller's.
 */
function uploadReceiver(folder: string, field: string, most: MostBytes): ReceiveUpload {
  /** Multer's error doesn't say which file it was about, and leaves behind what it could not write to its end. */
  const received = new WeakMap<object, { name: string; path: string }>();
  const storage = multer.diskStorage({
    destination: (_request, _file, done) => {
      mkdir(folder, { recursive: true }).then(
        () => done(null, folder),
        (error: unknown) => done(error as Error, folder),
      );
    },
    filename: (request, file, done) => {
      file.originalname = visibleName(file.originalname);
      const own = randomUUID();
      received.set(request, { name: file.originalname, path: join(folder, own) });
      done(null, own);
    },
  });
  const limits = {
    fileSize: most.file,
    ...(most.text !== undefined && { fieldSize: most.text }),
    files: 1,
    fields: MOST_FIELDS,
    fieldNestingDepth: 32,
    fieldArrayIndexLimit: 1000,
  };
  // Browsers send file names in UTF-8; multer takes them for Latin-1 unless configured.
  const middleware = multer({ storage, limits, defParamCharset: 'utf8' }).single(field);
  return async (request, response) => {
    try {
      await run(middleware, request, response);
    } catch (error) {
      const { name = field, path } = received.get(request) ?? {};
      if (path !== undefined) await rm(path, { force: true });
      throw refusal(error, name, most.file);
    }
  };
}

function run(middleware: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    // Whatever is handed over is a failure, also an error of another realm; the file would be missing without a word.
    void middleware(request, response, (error?: Error | string) => {
      if (error) reject(typeof error === 'string' ? new Error(error) : error);
      else resolve();
    });
  });
}

function refusal(error: unknown, name: string, most: number): AppError | Error {
  if (error instanceof MulterError) {
    return error.code === 'LIMIT_FILE_SIZE'
      ? new TooLarge(fileTexts.tooLarge(name, most))
      : new Malformed(messages.http.malformed);
  }
  const failure = error as NodeJS.ErrnoException;
  // Errors of the file system have codes; those of an aborted or broken body have none.
  return failure.code === undefined ? new Malformed(messages.http.malformed) : failure;
}

/** By the request: aborted, with an `Abandoned`, once its client is gone. */
const signals = new WeakMap<Request, AbortSignal>();

/** From now on it is noticed when the request's client is gone before it was answered. */
function watchClient(request: Request, response: Response): void {
  const controller = new AbortController();
  signals.set(request, controller.signal);
  response.once('close', () => {
    if (!response.writableEnded) controller.abort(new Abandoned(fileTexts.abandoned));
  });
}

interface AcceptsFileOptions {
  /** The DTO of the other fields. */
  body?: Type;
  /** The route takes a JSON body too (then without a file). */
  json?: boolean;
  /** Bytes of one text field; 1 MB without it. */
  mostText?: number;
}

/**
 * The route takes one uploaded file of this kind in this field, or one of at most so many bytes that is not kept, beside the
 * fields of `body`. The file waits on disk while the route runs and is removed afterwards, however that ends;
 * `@ReceivedFile()` gives it to the method. Its work is given up once the client is gone.
 */
export function AcceptsFile(
  field: string,
  kind: FileKind | { most: number },
  options: AcceptsFileOptions = {},
): MethodDecorator {
  const { body, json = false, mostText } = options;
  const file = {
    type: 'object' as const,
    properties: { [field]: { type: 'string' as const, format: 'binary' } },
  };
  return applyDecorators(
    UseInterceptors(
      uploadInterceptor(field, {
        file: typeof kind === 'object' ? kind.most : FILE_RULES[kind].most,
        text: mostText,
      }),
    ),
    ApiConsumes('multipart/form-data', ...(json ? ['application/json'] : [])),
    ...(body ? [ApiExtraModels(body)] : []),
    ApiBody({ schema: body ? { allOf: [{ $ref: getSchemaPath(body) }, file] } : file }),
  );
}

/** Parameter decorator: the uploaded file, or undefined; with `required`, its absence is a 422. */
export const ReceivedFile = createParamDecorator(
  (options: { required?: boolean } | undefined, context: ExecutionContext): Upload | undefined => {
    const request = context.switchToHttp().getRequest<Request>();
    const { file } = request;
    if (file) {
      const { originalname, path, size } = file;
      return { originalname, path, size, abandoned: signals.get(request) };
    }
    if (options?.required) throw new Invalid(fileTexts.missing);
    return undefined;
  },
);

function uploadInterceptor(field: string, most: MostBytes): Type<NestInterceptor> {
  @Injectable()
  class UploadInterceptor implements NestInterceptor {
    private readonly receive: ReceiveUpload;

    constructor(settings: Settings) {
      this.receive = uploadReceiver(uploadFolder(settings.database.DATA_DIR), field, most);
    }

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<Request>();
      const response = context.switchToHttp().getResponse<Response>();
      watchClient(request, response);
      await this.receive(request, response);
      return from(answered(request, next));
    }
  }
  return mixin(UploadInterceptor);
}

/** The route's answer, once its file is removed. */
async function answered(request: Request, next: CallHandler): Promise<unknown> {
  try {
    return await lastValueFrom(next.handle(), { defaultValue: undefined });
  } finally {
    // One that is gone already is no error.
    if (request.file) await rm(request.file.path, { force: true });
  }
}

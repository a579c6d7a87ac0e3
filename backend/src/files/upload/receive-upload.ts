import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';
import { Malformed, TooLarge, type AppError } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { fileTexts } from '../files.texts.js';
import { visibleName } from './visible-name.js';

/** Text fields of one form; a part has some thirty. */
const MOST_FIELDS = 100;

/** Where uploads wait on disk while they are judged and taken apart. */
export const uploadFolder = (dataDir: string) => join(dataDir, 'tmp');

/** Bytes of the file, and of each text field (1 MB without one). */
export interface MostBytes {
  file: number;
  text?: number;
}

/** Reads a multipart request: its fields into the body, its one file onto the disk. */
export interface UploadReceiver {
  /** @throws TooLarge naming the file and the limit, Malformed */
  receive: (request: Request, response: Response) => Promise<void>;
}

/**
 * A receiver for one file in `field` of at most so many bytes. Requests that aren't multipart pass untouched. A file
 * that does not arrive whole (too large, aborted, a broken body, a full disk) is removed; a complete one is the caller's.
 */
export function uploadReceiver(folder: string, field: string, most: MostBytes): UploadReceiver {
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
  return {
    receive: async (request, response) => {
      try {
        await run(middleware, request, response);
      } catch (error) {
        const { name = field, path } = received.get(request) ?? {};
        if (path !== undefined) await rm(path, { force: true });
        throw refusal(error, name, most.file);
      }
    },
  };
}

/** Removes a received file; one already gone is no error. */
export const forgetUpload = async (request: Request): Promise<void> => {
  if (request.file) await rm(request.file.path, { force: true });
};

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

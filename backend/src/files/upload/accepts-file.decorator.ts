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
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { Settings } from '../../platform/config/settings.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import { fileTexts } from '../files.texts.js';
import { FILE_RULES } from '../file-rules.js';
import type { FileKind } from '../stored-file.entity.js';
import { abandonment, watchClient } from './abandonment.js';
import {
  forgetUpload,
  uploadFolder,
  uploadReceiver,
  type MostBytes,
  type UploadReceiver,
} from './receive-upload.js';
import type { Upload } from '../upload.js';

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
      return { originalname, path, size, abandoned: abandonment(request) };
    }
    if (options?.required) throw new Invalid(fileTexts.missing);
    return undefined;
  },
);

function uploadInterceptor(field: string, most: MostBytes): Type<NestInterceptor> {
  @Injectable()
  class UploadInterceptor implements NestInterceptor {
    private readonly receiver: UploadReceiver;

    constructor(settings: Settings) {
      this.receiver = uploadReceiver(uploadFolder(settings.database.DATA_DIR), field, most);
    }

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<Request>();
      const response = context.switchToHttp().getResponse<Response>();
      watchClient(request, response);
      await this.receiver.receive(request, response);
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
    await forgetUpload(request);
  }
}

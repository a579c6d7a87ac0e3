import { Readable } from 'node:stream';
import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { contentDisposition } from '../../platform/http/content-disposition.js';
import type { ExportedFile } from './list-exports.service.js';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The answer of a route that exports. */
export const ApiXlsx = (description: string): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({ description, content: { [XLSX]: { schema: { type: 'string', format: 'binary' } } } }),
  );

/** Answers the file while it is made; a client that goes away ends its making. */
export const sendFile = ({ name, content }: ExportedFile): StreamableFile =>
  new StreamableFile(Readable.from(content), {
    type: XLSX,
    disposition: contentDisposition('attachment', name),
  });

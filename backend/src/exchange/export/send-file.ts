import { Readable } from 'node:stream';
import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { contentDisposition } from '../../platform/http/content-disposition.js';

/** A file that is made while it is read. */
export interface ExportedFile {
  name: string;
  content: AsyncGenerator<Uint8Array>;
}

const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });

/** `Clientes 2026-11-21.xlsx`: what is exported and the day in São Paulo; names sort by it. */
export const fileName = (title: string, now = new Date()): string => `${title} ${today.format(now)}.xlsx`;

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

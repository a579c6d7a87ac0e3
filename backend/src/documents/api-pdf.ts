import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiResponse } from '@nestjs/swagger';

/** The answer of a route that answers a PDF. */
export const ApiPdf = (description: string): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({
      description,
      content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
    }),
    ApiResponse({
      status: 307,
      description: 'To a browser that opens it: where the bucket answers it, for a minute',
    }),
  );

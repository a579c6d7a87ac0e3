import { ApiOkResponse } from '@nestjs/swagger';

/** The answer of a route that answers a PDF. */
export const ApiPdf = (description: string): MethodDecorator =>
  ApiOkResponse({
    description,
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  });

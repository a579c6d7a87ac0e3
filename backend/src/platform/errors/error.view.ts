import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { FieldErrors } from './app-errors.js';

/** The answer to every refused or failed request. */
export class ErrorView {
  @ApiProperty({ description: 'What is wrong, for the user to read, in Brazilian Portuguese' })
  message: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'array', items: { type: 'string' } },
    description: 'Of a 422: field → what is wrong with it',
  })
  errors?: FieldErrors;
}

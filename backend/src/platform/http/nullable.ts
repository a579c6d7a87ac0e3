import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';

/** A field of an answer that may be null. */
export const Nullable = (type: Type, description?: string): PropertyDecorator =>
  ApiProperty({ type, nullable: true, description });

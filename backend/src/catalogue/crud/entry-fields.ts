import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../platform/http/fields.js';
import { CODE_LENGTH } from './entry.entity.js';

/** The code by which the shop or a supplier calls an entry; optional. */
export const CodeField = (): PropertyDecorator =>
  TextField({
    max: CODE_LENGTH,
    description: 'The shop’s or the supplier’s own code; unique where it is given',
  });

/** The fields that every answered entry has beside those of its request. */
export class StoredEntry {
  @ApiProperty()
  id: number;

  @ApiProperty()
  version: number;
}

import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../platform/http/nullable.js';

const nullableText = { type: String, nullable: true } as const;

/** A user, by name. */
export class PersonView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;
}

export class ListedState {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ example: 'SP' })
  abbreviation: string;
}

export class ListedCustomer {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty(nullableText)
  cnpj: string | null;

  @ApiProperty(nullableText)
  cpf: string | null;

  @ApiProperty(nullableText)
  address: string | null;

  @Nullable(ListedState)
  state: ListedState | null;
}

import { ApiProperty } from '@nestjs/swagger';
import { PersonView } from '../../people.view.js';

/** A named view of the orders list. */
export class SavedViewView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({
    example: 'status=waiting_response&sort=total&order=DESC',
    description: 'Filters, sorting and columns, as the list’s address has them behind `?`',
  })
  query: string;

  @ApiProperty({ description: 'Whether all users find it in their menu' })
  shared: boolean;

  @ApiProperty({ type: () => PersonView, description: 'Whose view it is' })
  owner: PersonView;

  @ApiProperty({ description: 'Whether the user may change and delete it' })
  editable: boolean;

  @ApiProperty({ description: 'Whether the user’s list opens with it' })
  default: boolean;
}

import { ApiProperty } from '@nestjs/swagger';

/** The place of a user's uploads among those of all. */
export class UploadsWaitingView {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Files of others that are read before the next one of this user; null while one of theirs is read, or none waits',
  })
  files_ahead: number | null;
}

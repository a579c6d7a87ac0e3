import { ApiProperty } from '@nestjs/swagger';
import { pageKinds, type PageKind } from '../../../files/reading/domain/page-kind.js';
import { PartView } from '../part-view.js';

/** A page of an uploaded PDF that shows no part: a cover, a change log, a list of parts. */
export class LeftOutPageView {
  @ApiProperty({ type: 'integer', description: 'From 1' })
  page: number;

  @ApiProperty({ enum: pageKinds, enumName: 'PageKind' })
  kind: PageKind;

  @ApiProperty({
    type: 'string',
    nullable: true,
    description: 'What it looks like, as a data address; null in the answer to an upload that is sent again',
  })
  thumbnail: string | null;
}

/** The parts of an upload of which only some pages were wanted. */
export class UploadedPagesView {
  @ApiProperty({ type: () => [PartView], description: 'The parts it became, in page order' })
  parts: PartView[];

  @ApiProperty({ type: () => [LeftOutPageView], description: 'Pages that show no part and became none' })
  left_out: LeftOutPageView[];

  @ApiProperty({ type: 'string', nullable: true, description: 'Which pages could not be read' })
  notice: string | null;
}

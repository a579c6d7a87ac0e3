import { ApiProperty } from '@nestjs/swagger';

export const jobKinds = ['document', 'comparison', 'revision', 'mail', 'repricing'] as const;
export type JobKind = (typeof jobKinds)[number];

export const jobStates = ['waiting', 'running', 'done', 'failed', 'uncertain', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

const documentVariants = ['quote', 'sets', 'part-sheets', 'cutting', 'labels'] as const;
const mailVariants = ['offer', 'notice', 'reminder', 'due_notice', 'receipt'] as const;
const jobVariants = [...documentVariants, ...mailVariants] as const;

const nullableText = { type: String, nullable: true } as const;
const nullableMoment = { ...nullableText, format: 'date-time' } as const;

/** The actions that the user may take on a job. */
export class JobActionsView {
  @ApiProperty({ description: 'Have it tried again at once' })
  retry: boolean;

  @ApiProperty({ description: 'Stop what of it has not begun' })
  cancel: boolean;

  @ApiProperty({ description: 'See the order, or the quotes of a repricing' })
  open: boolean;
}

/** Work that the server does, or did, by itself. */
export class JobView {
  @ApiProperty({ description: 'The same as long as it is listed' })
  id: string;

  @ApiProperty({ enum: jobKinds, enumName: 'JobKind' })
  kind: JobKind;

  @ApiProperty({
    enum: jobVariants,
    nullable: true,
    description: 'Which document, or what the e-mail is about',
  })
  variant: (typeof jobVariants)[number] | null;

  @ApiProperty({ enum: jobStates, enumName: 'JobState', description: 'How far it is' })
  state: JobState;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The order that it is about' })
  order_id: number | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'Of a document its one set or part, of a revision its number, of an e-mail and of a repricing its id',
  })
  subject_id: number | null;

  @ApiProperty({
    ...nullableText,
    description: 'Recipients of an e-mail, the catalogue entry of a repricing',
  })
  text: string | null;

  @ApiProperty({ ...nullableText, description: 'The user who caused it, where one did' })
  created_by: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Pages, documents or quotes that are done' })
  done: number | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Pages, documents or quotes in all' })
  of: number | null;

  @ApiProperty({ ...nullableText, description: 'Why it failed, or what the last try failed for' })
  message: string | null;

  @ApiProperty({ format: 'date-time', description: 'When it was asked for' })
  asked_at: string;

  @ApiProperty({ ...nullableMoment, description: 'When it ended' })
  ended_at: string | null;

  @ApiProperty({ ...nullableMoment, description: 'When it is tried again by itself' })
  next_try_at: string | null;

  @ApiProperty({ type: () => JobActionsView })
  can: JobActionsView;
}

import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../../platform/http/nullable.js';
import { answerKinds, type AnswerKind } from '../domain/answer-form.js';
import { FigureProperty } from '../../platform/http/figure-fields.js';
import { FlagField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';

/** States of validity that a reminder is about. */
const reminderStates = ['ending', 'ended'] as const;
export type ReminderState = (typeof reminderStates)[number];

/** A quote that waits for an answer and whose validity ends soon, or has ended. */
export class ReminderView {
  @ApiProperty({ type: 'integer' })
  order_id: number;

  @Nullable(String, "The customer's name")
  customer: string | null;

  @FigureProperty('total', { description: 'parts + IPI + freight + service − discount' })
  total: number;

  @ApiProperty({ format: 'date', description: 'The last day on which it is valid (Brasília)' })
  valid_until: string;

  @ApiProperty({ enum: reminderStates })
  state: ReminderState;
}

/** A customer's answer to an own quote that still waits, until it is marked as read. */
class AnswerReminderView {
  @ApiProperty({ type: 'integer', description: 'Of the answer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  order_id: number;

  @ApiProperty({ enum: answerKinds, enumName: 'AnswerKind' })
  kind: AnswerKind;

  @ApiProperty({ description: "The customer's name, as they typed it" })
  name: string;

  @Nullable(String, "The customer's company")
  customer: string | null;

  @FigureProperty('total', { nullable: true, description: 'accepted' })
  total: number | null;

  @Nullable(String, 'The chosen quantities in words')
  quantities: string | null;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

/** The reminders of the owner of quotes. */
export class RemindersView {
  @ApiProperty({ type: 'integer', description: 'Quotes whose last day is today or one of the three after' })
  ending: number;

  @ApiProperty({ type: 'integer', description: 'Quotes that ended within the last 30 days' })
  ended: number;

  @ApiProperty({ type: () => [AnswerReminderView], description: 'What customers answered, newest first' })
  answers: AnswerReminderView[];

  @ApiProperty({ type: () => [ReminderView], description: 'The first of both, the ending ones first' })
  items: ReminderView[];
}

/** Body of PUT /api/orders/:id/customer-reminder. */
export class CustomerReminderDto {
  @FlagField({ required: messages.validation.required, description: 'Remind the customer by e-mail' })
  remind_customer: boolean;
}

export class CustomerReminderView {
  @ApiProperty({ description: 'Whether the customer is reminded by e-mail before the validity ends' })
  remind_customer: boolean;
}

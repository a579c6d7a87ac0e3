import {
  choice,
  day,
  figureNamed,
  flag,
  instant,
  integer,
  list,
  namedChoice,
  nullable,
  shape,
  text,
} from '../../platform/shape.js';
import { answerKinds } from '../domain/answer-form.js';
import { flagField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';

/** States of validity that a reminder is about. */
const reminderStates = ['ending', 'ended'] as const;
export type ReminderState = (typeof reminderStates)[number];

/** A quote that waits for an answer and whose validity ends soon, or has ended. */
export class ReminderView extends shape({
  order_id: integer(),
  customer: nullable(text("The customer's name")),
  total: figureNamed('total', 'parts + IPI + freight + service − discount'),
  valid_until: day('The last day on which it is valid (Brasília)'),
  state: choice(reminderStates),
}) {}

/** A customer's answer to an own quote that still waits, until it is marked as read. */
class AnswerReminderView extends shape({
  id: integer('Of the answer'),
  order_id: integer(),
  kind: namedChoice('AnswerKind', answerKinds),
  name: text("The customer's name, as they typed it"),
  customer: nullable(text("The customer's company")),
  total: nullable(figureNamed('total', 'accepted')),
  quantities: nullable(text('The chosen quantities in words')),
  created_at: instant(),
}) {}

/** The reminders of the owner of quotes. */
export class RemindersView extends shape({
  ending: integer('Quotes whose last day is today or one of the three after'),
  ended: integer('Quotes that ended within the last 30 days'),
  answers: list(() => AnswerReminderView, 'What customers answered, newest first'),
  items: list(() => ReminderView, 'The first of both, the ending ones first'),
}) {}

/** Body of PUT /api/orders/:id/customer-reminder. */
export class CustomerReminderDto extends shape({
  remind_customer: flagField({
    required: messages.validation.required,
    description: 'Remind the customer by e-mail',
  }),
}) {}

export class CustomerReminderView extends shape({
  remind_customer: flag('Whether the customer is reminded by e-mail before the validity ends'),
}) {}

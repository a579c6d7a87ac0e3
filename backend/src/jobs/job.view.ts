import {
  choice,
  flag,
  instant,
  integer,
  namedChoice,
  nullable,
  one,
  shape,
  text,
} from '../platform/shape.js';

export const jobKinds = ['document', 'comparison', 'revision', 'mail', 'repricing'] as const;
export type JobKind = (typeof jobKinds)[number];

export const jobStates = ['waiting', 'running', 'done', 'failed', 'uncertain', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

const documentVariants = ['quote', 'sets', 'part-sheets', 'cutting', 'labels'] as const;
const mailVariants = ['offer', 'notice', 'reminder', 'due_notice', 'receipt'] as const;
const jobVariants = [...documentVariants, ...mailVariants] as const;

/** The actions that the user may take on a job. */
export class JobActionsView extends shape({
  retry: flag('Have it tried again at once'),
  cancel: flag('Stop what of it has not begun'),
  open: flag('See the order, or the quotes of a repricing'),
}) {}

/** Work that the server does, or did, by itself. */
export class JobView extends shape({
  id: text('The same as long as it is listed'),
  kind: namedChoice('JobKind', jobKinds),
  variant: nullable(choice(jobVariants, 'Which document, or what the e-mail is about')),
  state: namedChoice('JobState', jobStates, 'How far it is'),
  order_id: nullable(integer('The order that it is about')),
  subject_id: nullable(
    integer(
      'Of a document its one set or part, of a revision its number, of an e-mail and of a repricing its id',
    ),
  ),
  text: nullable(text('Recipients of an e-mail, the catalogue entry of a repricing')),
  created_by: nullable(text('The user who caused it, where one did')),
  done: nullable(integer('Pages, documents or quotes that are done')),
  of: nullable(integer('Pages, documents or quotes in all')),
  message: nullable(text('Why it failed, or what the last try failed for')),
  asked_at: instant('When it was asked for'),
  ended_at: nullable(instant('When it ended')),
  next_try_at: nullable(instant('When it is tried again by itself')),
  can: one(() => JobActionsView),
}) {}

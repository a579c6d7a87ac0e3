import {
  day,
  flag,
  instant,
  integer,
  namedChoice,
  nullable,
  shape,
  shapeWith,
  text,
} from '../../platform/shape.js';
import { dayOf } from '../../platform/i18n/calendar.js';
import { textField } from '../../platform/http/fields.js';
import { linkState, linkStates, type JudgedOrder } from '../domain/link-state.js';
import type { LinkRow } from './offer-links.repository.js';

/** Body of POST /api/orders/:id/links. */
export class NewLinkDto extends shape({
  recipient: textField({
    max: 500,
    description: 'Who gets it, as it is listed; none for a link that is copied',
  }),
}) {}

/** A link under which a customer reads and answers a quote. */
export class OfferLinkView extends shape({
  id: integer(),
  revision: integer('Number of the revision that it shows'),
  recipient: text('Who gets it; empty for a link that was copied'),
  state: namedChoice('LinkState', linkStates, 'What it is good for now'),
  refused: flag('Whether the customer refused on its page, which takes no other answer then'),
  valid_until: day('Its last valid day (Brasília)'),
  opened: integer('How often its page was opened, by whatever program'),
  opened_at: nullable(instant('When it was opened last')),
  created_by: text("The user's name"),
  created_at: instant(),
}) {}

/** A link with its address. */
export class OpenLinkView extends shapeWith(OfferLinkView, {
  path: text('Path of its page on this server'),
  url: nullable(text('Whole address of its page, where PUBLIC_URL is set')),
}) {}

export function toLinkView(link: LinkRow, order: JudgedOrder, refused: boolean): OfferLinkView {
  const { id, number: revision, recipient, valid_until, opened, opened_at, created_by, created_at } = link;
  const state = linkState(link, order, dayOf(new Date().toISOString()));
  return { id, revision, recipient, state, refused, valid_until, opened, opened_at, created_by, created_at };
}

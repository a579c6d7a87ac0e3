import { ApiProperty } from '@nestjs/swagger';
import { dayOf } from '../../platform/i18n/calendar.js';
import { TextField } from '../../platform/http/fields.js';
import { linkState, linkStates, type JudgedOrder, type LinkState } from '../domain/link-state.js';
import type { LinkRow } from './offer-links.repository.js';

/** Body of POST /api/orders/:id/links. */
export class NewLinkDto {
  @TextField({ max: 500, description: 'Who gets it, as it is listed; none for a link that is copied' })
  recipient?: string | null;
}

const nullableText = { type: String, nullable: true } as const;

/** A link under which a customer reads and answers a quote. */
export class OfferLinkView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer', description: 'Number of the revision that it shows' })
  revision: number;

  @ApiProperty({ description: 'Who gets it; empty for a link that was copied' })
  recipient: string;

  @ApiProperty({ enum: linkStates, enumName: 'LinkState', description: 'What it is good for now' })
  state: LinkState;

  @ApiProperty({ description: 'Whether the customer refused on its page, which takes no other answer then' })
  refused: boolean;

  @ApiProperty({ format: 'date', description: 'Its last valid day (Brasília)' })
  valid_until: string;

  @ApiProperty({ type: 'integer', description: 'How often its page was opened, by whatever program' })
  opened: number;

  @ApiProperty({ ...nullableText, format: 'date-time', description: 'When it was opened last' })
  opened_at: string | null;

  @ApiProperty({ description: "The user's name" })
  created_by: string;

  @ApiProperty({ format: 'date-time' })
  created_at: string;
}

/** A link with its address. */
export class OpenLinkView extends OfferLinkView {
  @ApiProperty({ description: 'Path of its page on this server' })
  path: string;

  @ApiProperty({ ...nullableText, description: 'Whole address of its page, where PUBLIC_URL is set' })
  url: string | null;
}

export function toLinkView(link: LinkRow, order: JudgedOrder, refused: boolean): OfferLinkView {
  const { id, number: revision, recipient, valid_until, opened, opened_at, created_by, created_at } = link;
  const state = linkState(link, order, dayOf(new Date().toISOString()));
  return { id, revision, recipient, state, refused, valid_until, opened, opened_at, created_by, created_at };
}

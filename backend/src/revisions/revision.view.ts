import { OmitType } from '@nestjs/swagger';
import { figureNamed, flag, instant, integer, list, namedChoice, shape, text } from '../platform/shape.js';
import { OrderView } from '../orders/tree/order-view.js';
import { revisionDocumentKinds } from './revision.entity.js';
import type { RevisionDocumentRow, RevisionRow } from './revision-rows.js';

/** A stored document of a revision. */
export class RevisionDocumentView extends shape({
  kind: namedChoice('RevisionDocumentKind', revisionDocumentKinds),
  digest: text('SHA-256 of its bytes'),
  size: integer('Bytes'),
}) {}

/** A frozen copy of a quote. */
export class RevisionView extends shape({
  number: integer('From 0'),
  name: text(undefined, 'R1'),
  frozen_at: instant('When it was frozen: what it counts its validity from'),
  frozen_by: text('Name of who sent or approved it'),
  total: figureNamed('total'),
  digest: text('SHA-256 of what it says'),
  superseded: flag('Whether a newer one was frozen'),
  as_now: flag('Whether the quote says the same now'),
  documents: list(() => RevisionDocumentView, 'Those that are printed'),
}) {}

/** A quote as it was frozen, without permissions and moves: a revision can't be changed. */
export class FrozenOrderView extends OmitType(OrderView, ['can', 'transitions']) {}

interface RevisionContext {
  /** Number of the order's last revision. */
  last: number | null;
  /** Digest of what the order says now. */
  now: string;
  documents: readonly RevisionDocumentRow[];
}

export const revisionName = (number: number): string => `R${String(number)}`;

export function toRevisionView(row: RevisionRow, { last, now, documents }: RevisionContext): RevisionView {
  return {
    number: row.number,
    name: revisionName(row.number),
    frozen_at: row.frozen_at,
    frozen_by: row.frozen_by,
    total: row.total,
    digest: row.digest,
    superseded: row.number !== last,
    as_now: row.digest === now,
    documents: documents
      .filter(({ revision_id }) => revision_id === row.id)
      .map(({ kind, digest, size }) => ({ kind, digest, size })),
  };
}

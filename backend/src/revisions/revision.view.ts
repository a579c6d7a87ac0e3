import { ApiProperty, OmitType } from '@nestjs/swagger';
import { OrderView } from '../orders/tree/order-view.js';
import { FigureProperty } from '../platform/http/figure-fields.js';
import { revisionDocumentKinds, type RevisionDocumentKind } from './revision.entity.js';
import type { RevisionDocumentRow, RevisionRow } from './revision-rows.js';

/** A stored document of a revision. */
export class RevisionDocumentView {
  @ApiProperty({ enum: revisionDocumentKinds, enumName: 'RevisionDocumentKind' })
  kind: RevisionDocumentKind;

  @ApiProperty({ description: 'SHA-256 of its bytes' })
  digest: string;

  @ApiProperty({ type: 'integer', description: 'Bytes' })
  size: number;
}

/** A frozen copy of a quote. */
export class RevisionView {
  @ApiProperty({ type: 'integer', description: 'From 0' })
  number: number;

  @ApiProperty({ example: 'R1' })
  name: string;

  @ApiProperty({ format: 'date-time', description: 'When it was frozen: what it counts its validity from' })
  frozen_at: string;

  @ApiProperty({ description: 'Name of who sent or approved it' })
  frozen_by: string;

  @FigureProperty('total')
  total: number;

  @ApiProperty({ description: 'SHA-256 of what it says' })
  digest: string;

  @ApiProperty({ description: 'Whether a newer one was frozen' })
  superseded: boolean;

  @ApiProperty({ description: 'Whether the quote says the same now' })
  as_now: boolean;

  @ApiProperty({ type: () => [RevisionDocumentView], description: 'Those that are printed' })
  documents: RevisionDocumentView[];
}

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

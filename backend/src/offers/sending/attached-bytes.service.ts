import { Injectable } from '@nestjs/common';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import type { AttachedDocument } from './offer-mail.entity.js';

/** The bytes of attached documents. */
@Injectable()
export class AttachedBytes {
  constructor(private readonly revisions: RevisionDocuments) {}

  /** Null where it is not stored, or not as it was when it was attached. */
  async read(revisionId: number, { kind, digest }: AttachedDocument): Promise<Buffer | null> {
    const document = await this.revisions.find(revisionId, kind);
    return document?.digest === digest ? this.revisions.read(document) : null;
  }
}

import { Injectable } from '@nestjs/common';
import type { Picture } from '../../documents/models/picture.js';
import { quoteModel } from '../../documents/models/quote-model.js';
import type { MailMessage } from '../../platform/mail/mail-message.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import { RevisionReader } from '../../revisions/revision-reader.service.js';
import { letterPage } from './mail-letter.js';
import type { OfferMail } from './offer-mail.entity.js';

/** Twice the pixels at which an e-mail shows it. */
const LOGO = { width: 440, height: 96 };

/** Writes e-mails to customers as pages beside their plain text, from the revision that they are about. */
@Injectable()
export class MailLetters {
  constructor(
    private readonly revisions: RevisionDocuments,
    private readonly reader: RevisionReader,
    private readonly storage: FileStorage,
  ) {}

  /** Nothing for other e-mails. A reminder names no price. @param address of the customer's page; null where it has none */
  async pageOf(
    { purpose, revision_id, text }: OfferMail,
    address: string | null,
  ): Promise<Pick<MailMessage, 'html' | 'logo'>> {
    const row = await this.revisions.revision(revision_id);
    if (!row || (purpose !== 'offer' && purpose !== 'reminder')) return {};
    const { order, company, breaks, revision } = await this.reader.frozen(row);
    const model = quoteModel({ order, company, breaks, revision, issued_at: row.frozen_at });
    const logo = await this.logoOf(model.letterhead.logo);
    const facts = [...(purpose === 'offer' ? [model.total] : []), ...model.dates.slice(1)];
    const letter = {
      title: model.title,
      company: company.name,
      logo: logo !== undefined,
      facts,
      text,
      address,
    };
    return { html: letterPage(letter).text, logo };
  }

  /** As a PNG, which every program for e-mails shows; none where it can't be read. */
  private async logoOf(picture: Picture | null): Promise<Buffer | undefined> {
    const bytes = picture && (await this.storage.read(picture.key));
    if (!bytes) return undefined;
    const { default: sharp } = await import('sharp');
    return sharp(bytes)
      .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
  }
}

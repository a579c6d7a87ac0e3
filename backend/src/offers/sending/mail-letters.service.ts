import { Injectable } from '@nestjs/common';
import type { Picture } from '../../documents/models/picture.js';
import { quoteModel } from '../../documents/models/quote-model.js';
import type { MailMessage } from '../../platform/mail/mail-message.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { RevisionDocuments } from '../../revisions/revision-documents.service.js';
import { RevisionReader } from '../../revisions/revision-reader.service.js';
import { withLink } from '../domain/template.js';
import { MailLinks } from '../links/mail-links.js';
import { offersTexts } from '../offers.texts.js';
import { AttachedBytes } from './attached-bytes.service.js';
import { letterPage } from './mail-letter.js';
import type { OfferMail } from './offer-mail.entity.js';

/** Pixels at most: programs for e-mails show a picture as large as it is. */
const LOGO = { width: 220, height: 48 };

/** Writes e-mails as they go out: those to customers as pages, too, from the revision that they are about. */
@Injectable()
export class MailLetters {
  constructor(
    private readonly attached: AttachedBytes,
    private readonly links: MailLinks,
    private readonly revisions: RevisionDocuments,
    private readonly reader: RevisionReader,
    private readonly storage: FileStorage,
  ) {}

  /** The message that goes out, or the reason why it can't: a document or the link is gone. */
  async messageOf(mail: OfferMail): Promise<MailMessage | string> {
    const attachments: { file_name: string; content: Buffer }[] = [];
    for (const document of mail.documents) {
      const content = await this.attached.read(mail.revision_id, document);
      if (!content) return offersTexts.documentGone;
      attachments.push({ file_name: document.file_name, content });
    }
    const { message_id, created_at: date, recipients: to, copies: cc, reply_to, subject } = mail;
    const address = mail.link_id === null ? '' : await this.links.addressOf(mail.link_id);
    if (address === null) return offersTexts.stopped.withdrawn;
    const text = mail.link_id === null ? mail.text : withLink(mail.text, address);
    const page = await this.pageOf(mail, mail.link_id === null ? null : address);
    return { message_id, date, to, cc, reply_to, subject, text, ...page, attachments };
  }

  /** Nothing for other e-mails. A reminder names no price. @param address of the customer's page; null where it has none */
  private async pageOf(
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

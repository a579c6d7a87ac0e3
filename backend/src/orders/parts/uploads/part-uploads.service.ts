import { Injectable } from '@nestjs/common';
import { parse } from 'node:path';
import { FilesService } from '../../../files/files.service.js';
import { unreadPages } from '../../../files/intake/unread-pages.js';
import type { PreparedFile, UnreadPage } from '../../../files/prepared-file.js';
import type { Upload } from '../../../files/upload.js';
import { Database } from '../../../platform/database/database.js';
import { Invalid } from '../../../platform/errors/app-errors.js';
import { messages } from '../../../platform/i18n/messages.js';
import { partTexts } from '../parts.texts.js';
import type { Viewer } from '../../domain/visibility.js';
import { refuseFrozen } from '../../access/refuse-frozen.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import { carriedCut } from '../cut/cut-choices.service.js';
import { RepricingService } from '../../repricing/repricing.service.js';
import { blankPart } from '../part-fields.js';
import { PartReader } from '../part-reader.js';
import type { PartView } from '../part-view.js';
import type { PartUploadDto } from '../parts.dto.js';
import { PartUploadsRepository } from './part-uploads.repository.js';
import { PartsRepository } from '../parts.repository.js';

const LONGEST_TITLE = 255;

/**
 * Drawings that become parts, and drawings that parts get. A user who may not change the order is refused before the
 * expensive work; the work is done before the transaction, which checks again.
 */
@Injectable()
export class PartUploadsService {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly files: FilesService,
    private readonly parts: PartsRepository,
    private readonly pricing: RepricingService,
    private readonly reader: PartReader,
    private readonly uploads: PartUploadsRepository,
  ) {}

  /**
   * With a part: its drawing gets a newer revision and the one before stays beside it, or its second picture is
   * replaced; dimensions, weights and prices stay as they are, and so do the contours that are left out of the cut and are in
   * the new drawing, too. Else with a set: a part for each image, or for each
   * page of a PDF in page order; one part is answered as itself, several as a list, the first with a notice of pages that
   * could not be read or show nothing. An upload that carries the name of
   * an earlier one of the set (`upload_id`: a retry, a second click) is answered with that one's parts.
   */
  async upload(viewer: Viewer, upload: Upload, dto: PartUploadDto): Promise<PartView | PartView[]> {
    if (dto.part_id) return this.replaceDrawing(viewer, upload, dto.part_id, dto.secondary === '1');
    if (!dto.set_id) throw Invalid.field('set_id', messages.validation.required);
    const created = await this.addPartsOnce(viewer, upload, dto.set_id, dto.upload_id ?? null);
    const [only] = created;
    return created.length === 1 && only ? only : created;
  }

  private async addPartsOnce(
    viewer: Viewer,
    upload: Upload,
    setId: number,
    uploadId: string | null,
  ): Promise<PartView[]> {
    const earlier = () => this.earlierParts(viewer, setId, uploadId);
    const known = await this.db.write(earlier);
    if (known) return known;
    // Its sender can ask for what it became: it is brought to its end also where they are gone for now.
    const kept = uploadId === null ? upload : { ...upload, abandoned: undefined };
    try {
      return await this.files.intake(kept, 'part', { pages: 'each' }, (prepared, unread) =>
        this.db.write(async () => {
          // The same upload may have been stored while this one was taken apart; the order's lock lets in one at a time.
          if (await earlier()) throw new DuplicateUpload();
          const pages = prepared.length + unread.length;
          const parts = await this.addParts(viewer, setId, { prepared, pages, uploadId });
          return withNotice(parts, upload.originalname, unread);
        }),
      );
    } catch (error) {
      if (!(error instanceof DuplicateUpload)) throw error;
      return (await this.db.write(earlier)) ?? [];
    }
  }

  /** The parts that an upload of this name became; null when there was none. @throws as `editableSet` */
  private async earlierParts(
    viewer: Viewer,
    setId: number,
    uploadId: string | null,
  ): Promise<PartView[] | null> {
    const order = await this.access.editableSet(viewer, setId);
    refuseFrozen(order, 'set_id');
    const ids = uploadId === null ? null : await this.uploads.partsOf(setId, uploadId);
    return ids && this.reader.viewsOfSet(setId, order, ids);
  }

  private async addParts(
    viewer: Viewer,
    setId: number,
    { prepared, pages, uploadId }: NewParts,
  ): Promise<PartView[]> {
    const order = await this.access.editableSet(viewer, setId);
    refuseFrozen(order, 'set_id');
    const stored = await this.files.save(prepared, order.id);
    const first = (await this.parts.count(setId)) + 1;
    const { icms } = await this.pricing.termsOf(order);
    const ids: number[] = [];
    for (const [index, file] of stored.entries()) {
      const part = blankPart(setId, first + index, icms);
      const title = titleOf(file, pages);
      ids.push(await this.parts.insert({ ...part, title, content_file_id: file.id }));
    }
    if (uploadId !== null) await this.uploads.remember(setId, uploadId, ids);
    await this.access.announceChange(order.id);
    return this.reader.viewsOfSet(setId, order, ids);
  }

  private async replaceDrawing(
    viewer: Viewer,
    upload: Upload,
    partId: number,
    secondary: boolean,
  ): Promise<PartView> {
    await this.db.write(async () => refuseFrozen(await this.access.editablePart(viewer, partId), 'part_id'));
    const kind = secondary ? 'part-secondary' : 'part';
    return this.files.intake(upload, kind, { pages: 'first' }, async (prepared) => {
      const sheet = await this.reader.contoursOf(prepared[0] ?? null);
      return this.db.write(async () => {
        const order = await this.access.editablePart(viewer, partId);
        refuseFrozen(order, 'part_id');
        const { part } = await this.reader.find(partId);
        const [file] = await this.files.save(prepared, order.id);
        const fileId = file?.id ?? null;
        const cut = carriedCut(part.cut_choice, file?.flat_pattern ?? null, sheet);
        await this.parts.setFiles(
          partId,
          secondary
            ? { secondary_file_id: fileId }
            : {
                content_file_id: fileId,
                previous_file_id: part.content_file_id,
                cut_choice: cut.choice,
              },
        );
        await this.access.announceChange(order.id);
        await this.files.release([secondary ? part.secondary_file_id : part.previous_file_id]);
        const view = await this.reader.view(partId, order);
        if (!secondary && cut.notice !== null) view.cut_notice = cut.notice;
        return view;
      });
    });
  }
}

/** What becomes the parts of one upload. */
interface NewParts {
  prepared: readonly PreparedFile[];
  /** Of the PDF, with those that could not be read. */
  pages: number;
  uploadId: string | null;
}

/** An upload of the same name was stored first: what was prepared of this one is discarded. */
class DuplicateUpload extends Error {}

function withNotice(parts: PartView[], name: string, unread: readonly UnreadPage[]): PartView[] {
  const [first] = parts;
  if (first && unread.length > 0) first.upload_notice = unreadPages(name, unread);
  return parts;
}

/** The file's name without its ending, with the page where the file became several parts. */
function titleOf(
  { original_name, page }: Pick<PreparedFile, 'original_name' | 'page'>,
  pages: number,
): string {
  const name = parse(original_name).name.trim() || partTexts.untitled;
  if (pages === 1 || page === null) return name.slice(0, LONGEST_TITLE);
  const ending = partTexts.titleOfPage('', page);
  return name.slice(0, LONGEST_TITLE - ending.length) + ending;
}

import { Injectable } from '@nestjs/common';
import { parse } from 'node:path';
import { unreadPages } from '../../../files/intake/unread-pages.js';
import { fileTexts } from '../../../files/files.texts.js';
import { DrawingFiles } from '../../../files/scans/drawing-files.js';
import type { LeftOutPage, MissingPages, Pages, PreparedFile } from '../../../files/prepared-file.js';
import type { Upload } from '../../../files/upload.js';
import { Database } from '../../../platform/database/database.js';
import { Invalid } from '../../../platform/errors/app-errors.js';
import { messages } from '../../../platform/i18n/messages.js';
import { partTexts } from '../parts.texts.js';
import type { Viewer } from '../../domain/visibility.js';
import { refuseFrozen } from '../../access/refuse-frozen.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import { carriedCut } from '../cut/cut-choice.js';
import { RepricingService } from '../../repricing/repricing.service.js';
import { blankPart } from '../part-fields.js';
import { PartReader } from '../part-reader.js';
import type { PartView } from '../part-view.js';
import type { PartUploadDto } from './part-upload.dto.js';
import type { LeftOutPageView, UploadedPagesView } from './uploaded-pages.view.js';
import type { Order } from '../../order.entity.js';
import { RememberedCalls } from './remembered-calls.repository.js';
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
    private readonly files: DrawingFiles,
    private readonly parts: PartsRepository,
    private readonly pricing: RepricingService,
    private readonly reader: PartReader,
    private readonly calls: RememberedCalls,
  ) {}

  /**
   * With a part: its drawing gets a newer revision and the one before stays beside it, or its second picture is
   * replaced; dimensions, weights and prices stay as they are, and so do the contours that are left out of the cut and are in
   * the new drawing, too. Else with a set: a part for each image, or for each
   * page of a PDF in page order; one part is answered as itself, several as a list, the first with a notice of pages that
   * could not be read or show nothing. Where only some pages are wanted (`pages`), the answer also says which show no part. An
   * upload that carries the name of an earlier one of the set (`upload_id`: a retry, a second click) is answered with that
   * one's parts.
   * @param namedByDrawing whether a part is called what its drawing certainly says, where its file's name is none
   */
  async upload(
    viewer: Viewer,
    upload: Upload,
    dto: PartUploadDto,
    namedByDrawing: boolean,
  ): Promise<PartView | PartView[] | UploadedPagesView> {
    if (dto.part_id) return this.replaceDrawing(viewer, upload, dto.part_id, dto.secondary === '1');
    if (!dto.set_id) throw Invalid.field('set_id', messages.validation.required);
    const pages = wantedPages(dto.pages);
    const wanted = { setId: dto.set_id, uploadId: dto.upload_id ?? null, pages, namedByDrawing };
    const added = await this.addPartsOnce(viewer, upload, wanted);
    return dto.pages ? added : asParts(added);
  }

  private async addPartsOnce(viewer: Viewer, upload: Upload, wanted: Wanted): Promise<UploadedPagesView> {
    const look = async () =>
      this.earlierParts(await this.access.checkEditable(viewer, { set: wanted.setId }), wanted);
    const known = await look();
    if (known) return known;
    // Its sender can ask for what it became: it is brought to its end also where they are gone for now.
    const kept = wanted.uploadId === null ? upload : { ...upload, abandoned: undefined };
    try {
      return await this.files.intake(kept, 'part', { pages: wanted.pages }, (prepared, missing) =>
        this.db.write(async () => {
          const order = await this.access.editable(viewer, { set: wanted.setId });
          // An upload of this name may have been stored while the file was taken apart; the order's lock lets in one at a time.
          if (await this.earlierParts(order, wanted)) throw new DuplicateUpload();
          const { leftOut, unread } = missing;
          if (prepared.length + leftOut.length + unread.length === 0)
            throw Invalid.field('pages', fileTexts.noSuchPages(upload.originalname));
          const parts = await this.addParts(order, wanted, prepared, missing);
          const notice = unread.length > 0 ? unreadPages(upload.originalname, unread) : null;
          return { parts, left_out: leftOut.map(toLeftOutPage), notice };
        }),
      );
    } catch (error) {
      if (!(error instanceof DuplicateUpload)) throw error;
      return (await look()) ?? { parts: [], left_out: [], notice: null };
    }
  }

  /** The parts that an upload of this name became; null when there was none. @throws Invalid while the quote waits */
  private async earlierParts(order: Order, { setId, uploadId }: Wanted): Promise<UploadedPagesView | null> {
    refuseFrozen(order, 'set_id');
    const [found] = uploadId === null ? [] : await this.calls.find({ set_id: setId, upload_id: uploadId });
    if (!found) return null;
    const parts = await this.reader.viewsOfSet(setId, order, found.part_ids);
    const left_out = (found.left_out ?? []).map((page) => ({ ...page, thumbnail: null }));
    return { parts, left_out, notice: null };
  }

  private async addParts(
    order: Order,
    { setId, uploadId, namedByDrawing }: Wanted,
    prepared: readonly PreparedFile[],
    { of, leftOut }: MissingPages,
  ): Promise<PartView[]> {
    const stored = await this.files.save(prepared, order.id);
    const first = (await this.parts.count(setId)) + 1;
    const { icms } = await this.pricing.termsOf(order);
    const ids: number[] = [];
    for (const [index, file] of stored.entries()) {
      const part = blankPart(setId, first + index, icms);
      const title = (namedByDrawing && drawnTitle(file)) || titleOf(file, of);
      ids.push(await this.parts.insert({ ...part, title, content_file_id: file.id }));
    }
    if (uploadId !== null) {
      const left_out = leftOut.length > 0 ? leftOut.map(({ page, kind }) => ({ page, kind })) : null;
      await this.calls.remember([{ set_id: setId, upload_id: uploadId, part_ids: ids, left_out }]);
    }
    await this.access.announceChange(order.id);
    return this.reader.viewsOfSet(setId, order, ids);
  }

  private async replaceDrawing(
    viewer: Viewer,
    upload: Upload,
    partId: number,
    secondary: boolean,
  ): Promise<PartView> {
    refuseFrozen(await this.access.checkEditable(viewer, { part: partId }), 'part_id');
    const kind = secondary ? 'part-secondary' : 'part';
    return this.files.intake(upload, kind, { pages: 'first' }, async (prepared) => {
      const sheet = await this.reader.contoursOf(prepared[0] ?? null);
      return this.db.write(async () => {
        const order = await this.access.editable(viewer, { part: partId });
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

/** The set that an upload comes into, its name, and its wanted pages. */
interface Wanted {
  setId: number;
  uploadId: string | null;
  pages: Pages;
  namedByDrawing: boolean;
}

/** An upload of the same name was stored first: what was prepared of this one is discarded. */
class DuplicateUpload extends Error {}

/** @param pages as a request names them */
function wantedPages(pages: string | null | undefined): Pages {
  if (!pages) return 'each';
  return pages === 'parts' ? pages : new Set(pages.split(',').map(Number));
}

/** One part as itself, several as a list, the first with the notice. */
function asParts({ parts, notice }: UploadedPagesView): PartView | PartView[] {
  const [first] = parts;
  if (first && notice !== null) first.upload_notice = notice;
  return parts.length === 1 && first ? first : parts;
}

const toLeftOutPage = ({ page, kind, thumbnail }: LeftOutPage): LeftOutPageView => ({
  page,
  kind,
  thumbnail: `data:image/webp;base64,${thumbnail.toString('base64')}`,
});

/** As sure as this, a drawing names its part by itself. */
const CERTAIN = 0.95;

/** The title that the drawing's text certainly gives its part; null where it is not certain, or where the file's name has a word. */
function drawnTitle({
  original_name,
  reading,
}: Pick<PreparedFile, 'original_name' | 'reading'>): string | null {
  if (/\p{L}{4}/u.test(parse(original_name).name)) return null;
  const read = reading?.find(({ field, source }) => field === 'title' && source !== 'ocr');
  return read && read.confidence >= CERTAIN ? String(read.value).slice(0, LONGEST_TITLE) : null;
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

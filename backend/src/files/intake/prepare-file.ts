import { randomUUID } from 'node:crypto';
import { extname, basename } from 'node:path';
import { ENDINGS, FILE_RULES, type FileMime, MOST_PAGES } from '../file-rules.js';
import type { FileKind } from '../stored-file.entity.js';
import { Injectable } from '@nestjs/common';
import { observe, secondsSince } from '../../platform/measuring/measurements.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import {
  contoursKeyOf,
  type LeftOutPage,
  type Pages,
  type PreparedFile,
  type PreparedUpload,
  type UnreadPage,
  digestOf,
} from '../prepared-file.js';
import { DxfReader } from '../readers/dxf/dxf-reader.js';
import { type FileSource, sourceOf, type RasterPage, UnreadableFile } from '../readers/protocol.js';
import { picturesOfImage, picturesOfPage, thumbnailOf, type Pictures } from '../readers/image/picture.js';
import { PdfReader, type ReadPage } from '../readers/pdf/pdf-reader.js';
import { kindOfPage } from '../reading/domain/page-kind.js';
import { drawingText } from '../reading/domain/drawing-text.js';
import type { PageReading } from '../reading/read-page.js';
import { leavesTitleBlockOpen } from '../reading/recognition/recognised-page.js';
import type { Upload } from '../upload.js';
import { judgeUpload, refusal } from './judge-type.js';

const LONGEST_NAME = 100;

/** Where the objects of one upload go: a folder of their own, with a name that can't be guessed. */
interface UploadKeys {
  original: string;
  preview: (page: number | null) => string;
  thumbnail: (page: number | null) => string;
}

/**
 * The keys for one upload. A service-order file keeps its name behind a numeric prefix and an underscore, which screens
 * strip; everything else has a name by its role.
 */
export function chooseKeys(kind: FileKind, name: string, mime: FileMime): UploadKeys {
  const folder = `${FILE_RULES[kind].folder}/${randomUUID()}`;
  const suffix = (page: number | null) => (page === null ? '' : `-${String(page)}`);
  const original = kind === 'os' ? `${String(Date.now())}_${safeName(name)}` : 'original';
  return {
    original: `${folder}/${original}.${ENDINGS[mime]}`,
    preview: (page) => `${folder}/preview${suffix(page)}.webp`,
    thumbnail: (page) => `${folder}/thumb${suffix(page)}.webp`,
  };
}

/** The name without its ending, in the characters that every storage and every address takes: 'peça 1.pdf' → 'peca_1'. */
export function safeName(name: string): string {
  const plain = name
    .slice(0, name.length - extname(name).length)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.-]+/g, '_')
    .replace(/^[._-]+|[._-]+$/g, '')
    .slice(0, LONGEST_NAME);
  return plain || 'arquivo';
}

/** Letters that the column of a file's name holds. */
const LONGEST_KEPT_NAME = 255;

/** The file's own name without a folder that a client may have sent, as long as its column is. */
export function shortened(name: string): string {
  const own = basename(name.replaceAll('\\', '/')).normalize('NFC');
  const ending = extname(own).slice(0, 20);
  return own.length <= LONGEST_KEPT_NAME ? own : own.slice(0, LONGEST_KEPT_NAME - ending.length) + ending;
}

const PDF = 'application/pdf';
const DXF = 'image/vnd.dxf';

/** An upload under way: what is known of it, and what was stored so far. */
interface Intake {
  upload: Upload;
  kind: FileKind;
  pages: Pages;
  mime: FileMime;
  keys: UploadKeys;
  /** Of its bytes; null of what is no part's drawing. */
  digest: string | null;
  stored: string[];
  /** Pages that could not be read, or show nothing. */
  unread: UnreadPage[];
  /** Pages that show no part, where only those are wanted that do. */
  leftOut: LeftOutPage[];
  /** How many pages its PDF has. */
  of: number;
}

const isNone = ({ pages }: Intake): boolean => pages === 'none';

/**
 * From an upload to stored objects: judge → store the original → take apart → store previews and thumbnails. All or
 * nothing: when a step refuses or fails, what was stored is removed again.
 */
@Injectable()
export class FileIntake {
  constructor(
    private readonly storage: FileStorage,
    private readonly pdf: PdfReader,
    private readonly dxf: DxfReader,
  ) {}

  /**
   * @returns one file, or one a page of a PDF of which each page is wanted
   * @throws UnsupportedType, TooLarge, Invalid, each naming the file; Abandoned where no one waits for it any more
   */
  async prepare(upload: Upload, kind: FileKind, pages: Pages): Promise<PreparedUpload> {
    const begun = performance.now();
    const mime = await judgeUpload(upload, kind);
    const keys = chooseKeys(kind, upload.originalname, mime);
    const digest = kind === 'part' ? await digestOf(sourceOf(upload)) : null;
    const missing = { of: 1, unread: [], leftOut: [] };
    const intake: Intake = { upload, kind, pages, mime, keys, digest, stored: [], ...missing };
    try {
      const files = await this.takeApart(intake);
      if (files.length > 0)
        await this.put(
          intake,
          keys.original,
          'buffer' in upload ? upload.buffer : { path: upload.path },
          mime,
        );
      upload.abandoned?.throwIfAborted();
      observe('forja_file_read_duration_seconds', { kind: measuredKind(mime) }, secondsSince(begun));
      const { of, unread, leftOut } = intake;
      return { files, missing: { of, unread, leftOut } };
    } catch (error) {
      await this.remove(intake.stored);
      throw refusal(error as Error, upload.originalname);
    }
  }

  /**
   * Draws the picture that storing the upload would make, and stores nothing.
   * @returns the picture as WebP; of a PDF that of its first page
   * @throws UnsupportedType, TooLarge, Invalid, each naming the file, as storing it would
   */
  async drawPreview(upload: Upload, kind: FileKind): Promise<Buffer> {
    const mime = await judgeUpload(upload, kind);
    try {
      const source = sourceOf(upload);
      if (mime === PDF) return await this.drawFirstPage(source);
      const pictures = mime === DXF ? (await this.dxf.read(source)).pictures : await picturesOfImage(source);
      return pictures.preview;
    } catch (error) {
      throw refusal(error as Error, upload.originalname);
    }
  }

  private async drawFirstPage(source: FileSource): Promise<Buffer> {
    for await (const { drawn } of this.pdf.pages(source, 1)) {
      if (drawn instanceof UnreadableFile) throw drawn;
      return (await picturesOfPage(drawn)).preview;
    }
    throw new UnreadableFile('broken', 'The document has no page');
  }

  /** Removes stored objects; those already gone are no error. */
  async remove(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => this.storage.delete(key)));
  }

  private async takeApart(intake: Intake): Promise<PreparedFile[]> {
    if (intake.mime === PDF) return this.takePagesApart(intake);
    if (intake.mime === DXF) return this.takeFlatPart(intake);
    if (!intake.mime.startsWith('image/')) return [this.described(intake, null, null)];
    const pictures = await picturesOfImage(sourceOf(intake.upload));
    if (isNone(intake)) return [this.described(intake, null, null)];
    const file = await this.withPictures(intake, null, pictures);
    return [{ ...file, recognition: maybeDrawing(intake, pictures) ? 'wanted' : null }];
  }

  private async takePagesApart(intake: Intake): Promise<PreparedFile[]> {
    const { upload, pages } = intake;
    const most =
      typeof pages === 'string' ? { each: MOST_PAGES, parts: MOST_PAGES, first: 1, none: 0 }[pages] : pages;
    const prepared = await this.filesOfPages(
      intake,
      this.pdf.pages(sourceOf(upload), most, { reads: intake.kind === 'part', abandoned: upload.abandoned }),
    );
    return isNone(intake) ? [this.described(intake, null, null)] : prepared;
  }

  private async takeFlatPart(intake: Intake): Promise<PreparedFile[]> {
    const { upload } = intake;
    const { pattern, outline, contours, texts, pictures } = await this.dxf.read(
      sourceOf(upload),
      upload.abandoned,
    );
    const file = await this.withPictures(intake, null, pictures);
    const key = contoursKeyOf(file);
    if (key) await this.put(intake, key, Buffer.from(JSON.stringify(contours)), 'application/json');
    const isDrawing = intake.kind === 'part';
    const text = isDrawing ? drawingText(texts) : null;
    return [{ ...file, flat_pattern: pattern, outline: isDrawing ? outline : null, text }];
  }

  /**
   * While one page is encoded and stored, the next one is rasterised; never are there more than two. Pages that can't be
   * read are left out and noted, unless there is no other.
   */
  private async filesOfPages(intake: Intake, pages: AsyncIterable<ReadPage>): Promise<PreparedFile[]> {
    const prepared: PreparedFile[] = [];
    let last: Promise<PreparedFile> | undefined;
    let fault: UnreadableFile | undefined;
    try {
      for await (const { page, of, drawn, read } of pages) {
        intake.of = of;
        if (drawn instanceof UnreadableFile) {
          fault ??= drawn;
          intake.unread.push({ page, fault: drawn.fault });
          continue;
        }
        if (await leavesOut(intake, page, drawn)) continue;
        if (last) prepared.push(await last);
        last = this.fileOfPage(intake, page, drawn, read);
        // It may fail while the next page is waited for; it is asked after that.
        last.catch(() => undefined);
      }
      if (last) prepared.push(await last);
      if (fault && prepared.length === 0 && intake.leftOut.length === 0) throw fault;
      return prepared;
    } finally {
      // When another page failed, this one must have come to rest before what was stored is removed.
      await Promise.allSettled([last]);
    }
  }

  private async fileOfPage(
    intake: Intake,
    page: number,
    drawn: RasterPage,
    read: PageReading | null,
  ): Promise<PreparedFile> {
    const file = await this.withPictures(intake, page, await picturesOfPage(drawn));
    if (!read) return file;
    const open = leavesTitleBlockOpen(drawn.text, read.reading ?? []);
    return { ...file, ...read, recognition: open ? 'wanted' : null };
  }

  private async withPictures(
    intake: Intake,
    page: number | null,
    { preview, thumbnail, width, height }: Pictures,
  ): Promise<PreparedFile> {
    const described = this.described(intake, page, { width, height });
    await this.put(intake, intake.keys.preview(page), preview, 'image/webp');
    await this.put(intake, intake.keys.thumbnail(page), thumbnail, 'image/webp');
    return described;
  }

  private described(
    { upload, kind, mime, keys, digest }: Intake,
    page: number | null,
    size: { width: number; height: number } | null,
  ): PreparedFile {
    return {
      kind,
      original_key: keys.original,
      original_name: shortened(upload.originalname),
      mime,
      size: upload.size,
      page,
      width: size?.width ?? null,
      height: size?.height ?? null,
      preview_key: size && keys.preview(page),
      thumbnail_key: size && keys.thumbnail(page),
      flat_pattern: null,
      reading: null,
      title_block: null,
      block_texts: null,
      date_patterns: null,
      text: null,
      digest,
      outline: null,
      recognition: null,
    };
  }

  private async put(
    intake: Intake,
    key: string,
    body: Parameters<FileStorage['put']>[1],
    contentType: string,
  ): Promise<void> {
    intake.upload.abandoned?.throwIfAborted();
    // Noted before it is stored: a put that fails half-way is removed too.
    intake.stored.push(key);
    await this.storage.put(key, body, contentType);
  }
}

/** Whether the page shows no part, where only pages are wanted that may; it is noted with what it looks like. */
async function leavesOut({ pages, leftOut }: Intake, page: number, drawn: RasterPage): Promise<boolean> {
  if (pages !== 'parts') return false;
  const last = leftOut.at(-1);
  const kind = kindOfPage(drawn.text, last?.page === page - 1 ? last.kind : null);
  if (kind) leftOut.push({ page, kind, thumbnail: await thumbnailOf(drawn) });
  return kind !== null;
}

/** Pixels of a picture's longer side below which the letters of a title block can't be read. */
const COARSEST_DRAWING = 1000;

/** Whether a part's picture may be a scanned drawing. */
const maybeDrawing = ({ kind }: Intake, { width, height }: Pictures): boolean =>
  kind === 'part' && Math.max(width, height) >= COARSEST_DRAWING;

/** Kind of file that its time is counted as. */
function measuredKind(mime: FileMime): 'pdf' | 'dxf' | 'image' | 'other' {
  if (mime === PDF) return 'pdf';
  if (mime === DXF) return 'dxf';
  return mime.startsWith('image/') ? 'image' : 'other';
}

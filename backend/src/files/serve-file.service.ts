import { createHash } from 'node:crypto';
import { contentDisposition } from '../platform/http/content-disposition.js';
import { type OpenedObject, FileStorage } from '../platform/storage/file-storage.js';
import type { StoredFile } from './stored-file.entity.js';
import { Injectable } from '@nestjs/common';
import sharp from 'sharp';
import { sharpKeyOf } from './prepared-file.js';
import { PdfReader } from './readers/pdf/pdf-reader.js';
import { orNotFound } from '../platform/errors/app-errors.js';
import { isKey } from '../platform/storage/storage-key.js';
import { SHARED_KINDS } from './file-rules.js';
import { FilesRepository } from './files.repository.js';

/** Who asks for a file: what of a user the rules of visibility look at. */
export interface FileViewer {
  id: number;
  admin: boolean;
  permissions: ReadonlySet<string>;
}

/**
 * Who may see which files: a port. A file's owner is a number to this feature; what it stands for, and who sees it, knows
 * the feature that the owners belong to.
 */
export abstract class FileAccess {
  /** Which of these owners' files the viewer may see; one question for all. */
  abstract visibleOwners(viewer: FileViewer, ownerIds: readonly number[]): Promise<ReadonlySet<number>>;
}

/** Types that a browser shows itself; everything else is offered for saving. */
const SHOWN = new Set(['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/gif']);

const YEAR_S = 365 * 24 * 60 * 60;

/** An object as one of its rows describes it: what a response needs to know besides the bytes. */
export interface StoredObject {
  key: string;
  mime: string;
  name: string;
  /** A preview or thumbnail rather than what was uploaded. */
  derived: boolean;
  /** The preview in the place of a sharp picture that could not be drawn: a browser asks for it again. */
  provisional?: boolean;
}

/** Describes the object that `key` names in the row. */
export function describeObject(
  key: string,
  file: Pick<StoredFile, 'original_key' | 'original_name' | 'mime'>,
): StoredObject {
  const derived = key !== file.original_key;
  return { key, mime: derived ? 'image/webp' : file.mime, name: file.original_name, derived };
}

/** An object's bytes never change, so its key says all. */
export const etagOf = (key: string) =>
  `"${createHash('sha256').update(key).digest('base64url').slice(0, 27)}"`;

/** The headers of a response that holds the object. */
export function headersOf(
  object: StoredObject,
  opened: OpenedObject,
  download: boolean,
): Record<string, string> {
  return {
    'Content-Type': object.mime,
    'Content-Length': String(opened.size),
    'Content-Disposition': dispositionOf(object, download),
    'X-Content-Type-Options': 'nosniff',
    ...cacheHeaders(object),
  };
}

/** Whether the object is shown or saved, and under which name. */
function dispositionOf({ mime, name }: StoredObject, download: boolean): string {
  return contentDisposition(SHOWN.has(mime) && !download ? 'inline' : 'attachment', name);
}

/** How long a browser may keep the object: pictures for good, an original only after asking again. */
export function cacheHeaders({ key, derived, provisional }: StoredObject): Record<string, string> {
  const cache =
    derived && !provisional ? `private, max-age=${String(YEAR_S)}, immutable` : 'private, no-cache';
  return { 'Cache-Control': cache, ETag: etagOf(key) };
}

/** Longer side of a page that is zoomed into, in pixels: an A3 drawing at 360 dpi. */
const SIDE = 6000;

/** Bytes without loss above which a page is taken for a scan. */
const LARGEST = 4_000_000;

/** Hands out stored objects to those who see what they belong to. */
@Injectable()
export class ServeFileService {
  constructor(
    private readonly files: FilesRepository,
    private readonly access: FileAccess,
    private readonly storage: FileStorage,
    private readonly pdf: PdfReader,
  ) {}

  /**
   * The kept facts about the object, if one of its uses is visible to the viewer: a shared kind, or a file of an owner that
   * they see.
   * @throws NotFound
   */
  async find(viewer: FileViewer, key: string): Promise<StoredObject> {
    return describeObject(key, await this.visibleRow(viewer, key));
  }

  /** As `find`; for a page of a PDF its sharp picture, drawn when it is asked for first. @throws NotFound */
  async findSharp(viewer: FileViewer, key: string): Promise<StoredObject> {
    const row = await this.visibleRow(viewer, key);
    const wanted = key === row.preview_key ? sharpKeyOf(row) : null;
    if (wanted === null || (await this.hasSharp(row, wanted))) return describeObject(wanted ?? key, row);
    return { ...describeObject(key, row), provisional: true };
  }

  /** Whether the page stands in storage at the resolution that zooming in needs; it is drawn when first asked for. */
  private async hasSharp(file: StoredFile, key: string): Promise<boolean> {
    if (await this.storage.exists(key)) return true;
    const pdf = await this.storage.read(file.original_key);
    const page = pdf && (await this.drawPage(pdf, (file.page ?? 1) - 1));
    if (!page) return false;
    await this.storage.put(key, page, 'image/webp');
    return true;
  }

  private async drawPage(pdf: Buffer, index: number): Promise<Buffer | null> {
    const drawn = await this.pdf.page(pdf, index, SIDE).catch(() => null);
    if (!drawn) return null;
    const { data, width, height, channels } = drawn;
    // Twice of the same pixels: `clone` would copy them.
    const picture = () => sharp(data, { raw: { width, height, channels } }).removeAlpha();
    const exact = await picture().webp({ lossless: true, effort: 1 }).toBuffer();
    return exact.length <= LARGEST ? exact : picture().webp({ quality: 88, effort: 2 }).toBuffer();
  }

  private async visibleRow(viewer: FileViewer, key: string): Promise<StoredFile> {
    const rows = isKey(key) ? await this.files.findByKey(key) : [];
    const owners = new Set(rows.flatMap(({ owner_id }) => owner_id ?? []));
    const visible = await this.access.visibleOwners(viewer, [...owners]);
    return orNotFound(
      rows.find((each) => isShared(each) || (each.owner_id !== null && visible.has(each.owner_id))),
    );
  }

  /** Where a browser fetches an original from the storage itself; null where it gets it here, as it gets all pictures. */
  async addressOf(object: StoredObject, download: boolean): Promise<string | null> {
    // A browser keeps a picture for good under its address here; one that changes with each minute would take that away.
    if (object.derived) return null;
    const disposition = dispositionOf(object, download);
    return this.storage.addressOf(object.key, { type: object.mime, disposition });
  }

  /** The object's bytes. @throws NotFound when the storage has lost it */
  async open({ key }: StoredObject): Promise<OpenedObject> {
    return orNotFound(await this.storage.open(key));
  }
}

const isShared = ({ kind, owner_id }: StoredFile) => owner_id === null && SHARED_KINDS.includes(kind);

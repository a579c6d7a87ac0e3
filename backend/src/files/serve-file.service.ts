import { Injectable } from '@nestjs/common';
import { NotFound } from '../platform/errors/app-errors.js';
import { messages } from '../platform/i18n/messages.js';
import { FileStorage, type OpenedObject } from '../platform/storage/file-storage.js';
import { isKey } from '../platform/storage/storage-key.js';
import { FileAccess, type FileViewer } from './file-access.js';
import { SHARED_KINDS } from './file-rules.js';
import { FilesRepository } from './files.repository.js';
import { SharpPages } from './sharp-page.js';
import type { StoredFile } from './stored-file.entity.js';
import { describeObject, dispositionOf, type StoredObject } from './stored-object.js';

/** Hands out stored objects to those who see what they belong to. */
@Injectable()
export class ServeFileService {
  constructor(
    private readonly files: FilesRepository,
    private readonly access: FileAccess,
    private readonly storage: FileStorage,
    private readonly sharpPages: SharpPages,
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
    const sharp = key === row.preview_key ? await this.sharpPages.keyFor(row) : null;
    return describeObject(sharp ?? key, row);
  }

  private async visibleRow(viewer: FileViewer, key: string): Promise<StoredFile> {
    const rows = isKey(key) ? await this.files.findByKey(key) : [];
    const owners = new Set(rows.flatMap(({ owner_id }) => owner_id ?? []));
    const visible = await this.access.visibleOwners(viewer, [...owners]);
    const row = rows.find((each) => isShared(each) || (each.owner_id !== null && visible.has(each.owner_id)));
    if (!row) throw new NotFound(messages.http.notFound);
    return row;
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
    const opened = await this.storage.open(key);
    if (!opened) throw new NotFound(messages.http.notFound);
    return opened;
  }
}

const isShared = ({ kind, owner_id }: StoredFile) => owner_id === null && SHARED_KINDS.includes(kind);

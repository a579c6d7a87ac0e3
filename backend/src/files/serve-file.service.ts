import { Injectable } from '@nestjs/common';
import type { Viewer } from '../orders/domain/visibility.js';
import { OrderAccessService } from '../orders/access/order-access.service.js';
import { NotFound } from '../platform/errors/app-errors.js';
import { messages } from '../platform/i18n/messages.js';
import { FileStorage, type OpenedObject } from '../platform/storage/file-storage.js';
import { isKey } from '../platform/storage/storage-key.js';
import { SHARED_KINDS } from './file-rules.js';
import { FilesRepository } from './files.repository.js';
import { SharpPages } from './sharp-page.js';
import type { StoredFile } from './stored-file.entity.js';
import { describeObject, type StoredObject } from './stored-object.js';

/** Hands out stored objects to those who see what they belong to. */
@Injectable()
export class ServeFileService {
  constructor(
    private readonly files: FilesRepository,
    private readonly orders: OrderAccessService,
    private readonly storage: FileStorage,
    private readonly sharpPages: SharpPages,
  ) {}

  /**
   * What is known of the object, if one of its uses is visible to the viewer: a shared kind, or an order they see.
   * @throws NotFound
   */
  async find(viewer: Viewer, key: string): Promise<StoredObject> {
    return describeObject(key, await this.visibleRow(viewer, key));
  }

  /** As `find`; for a page of a PDF its sharp picture, drawn if nobody has asked for it before. @throws NotFound */
  async findSharp(viewer: Viewer, key: string): Promise<StoredObject> {
    const row = await this.visibleRow(viewer, key);
    const sharp = key === row.preview_key ? await this.sharpPages.keyFor(row) : null;
    return describeObject(sharp ?? key, row);
  }

  private async visibleRow(viewer: Viewer, key: string): Promise<StoredFile> {
    const rows = isKey(key) ? await this.files.findByKey(key) : [];
    const visible = await this.orders.visibleIds(viewer, [...new Set(rows.map((row) => row.order_id ?? 0))]);
    const row = rows.find((each) => isShared(each) || visible.has(each.order_id ?? 0));
    if (!row) throw new NotFound(messages.http.notFound);
    return row;
  }

  /** The object's bytes. @throws NotFound when the storage has lost it */
  async open({ key }: StoredObject): Promise<OpenedObject> {
    const opened = await this.storage.open(key);
    if (!opened) throw new NotFound(messages.http.notFound);
    return opened;
  }
}

const isShared = ({ kind, order_id }: StoredFile) => order_id === null && SHARED_KINDS.includes(kind);

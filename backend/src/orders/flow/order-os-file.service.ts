import { Injectable } from '@nestjs/common';
import { FilesService } from '../../files/files.service.js';
import type { PreparedFile } from '../../files/prepared-file.js';
import { describeObject, type StoredObject } from '../../files/serve-file.service.js';
import type { Upload } from '../../files/upload.js';
import { NotFound } from '../../platform/errors/app-errors.js';
import { orderTexts } from '../orders.texts.js';
import type { OpenedObject } from '../../platform/storage/file-storage.js';
import type { Viewer } from '../domain/visibility.js';
import type { Order } from '../order.entity.js';
import { OrderReader } from '../tree/order-reader.service.js';

/** The service-order file of an order: taken in with a save, downloaded, released. */
@Injectable()
export class OrderOsFile {
  constructor(
    private readonly files: FilesService,
    private readonly reader: OrderReader,
  ) {}

  /**
   * Stores the upload's object, if there is one, before `save` opens its transaction; when that fails it is removed.
   * @throws UnsupportedType, TooLarge, Invalid
   */
  async taking<T>(
    upload: Upload | undefined,
    save: (prepared: PreparedFile | undefined) => Promise<T>,
  ): Promise<T> {
    if (!upload) return save(undefined);
    return this.files.intake(upload, 'os', { pages: 'none' }, ([prepared]) => save(prepared));
  }

  /** Saves the prepared file as one of the order's. @returns the id of its row */
  async attach(prepared: PreparedFile, orderId: number): Promise<number | null> {
    const [row] = await this.files.save([prepared], orderId);
    return row?.id ?? null;
  }

  /** Gives up the file that the order has now. */
  async release(order: Pick<Order, 'os_file_id'>): Promise<void> {
    await this.files.release([order.os_file_id]);
  }

  /** The order's file, open for reading. @throws NotFound */
  async open(viewer: Viewer, orderId: number): Promise<{ object: StoredObject; opened: OpenedObject }> {
    const { os_stored_file: file } = await this.reader.getTree(viewer, orderId);
    const opened = file && (await this.files.open(file.original_key));
    if (!opened) throw new NotFound(orderTexts.noOsFile);
    return { object: describeObject(file.original_key, file), opened };
  }
}

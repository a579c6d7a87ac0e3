import { finder } from '@forja/figures';
import { Injectable } from '@nestjs/common';
import { chunksOf } from '../../../platform/chunks.js';
import { FilesService } from '../../../files/files.service.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/errors/app-errors.js';
import { refuseOlder } from '../../../platform/http/versions.js';
import { messages } from '../../../platform/i18n/messages.js';
import { OrderAccessService } from '../../access/order-access.service.js';
import type { Viewer } from '../../domain/visibility.js';
import { SetsRepository } from '../../sets/sets.repository.js';
import { copiedDrawing, type NamedKit } from './domain/kit-contents.js';
import { kitOfSet } from './kit-of-set.js';
import type { CreateKitDto, UpdateKitDto } from './kits.dto.js';
import { filesOf, KitsRepository } from './kits.repository.js';
import { toKitDetail, toKitView, type KitDetailView, type KitView } from './kits.view.js';

/** Kits whose parts are read at once. */
const BATCH = 20;

/** Kits, which as every catalogue all users read and change. */
@Injectable()
export class KitsService {
  constructor(
    private readonly db: Database,
    private readonly kits: KitsRepository,
    private readonly access: OrderAccessService,
    private readonly sets: SetsRepository,
    private readonly files: FilesService,
  ) {}

  /** All of them, by folder and name; those without a folder first. */
  async list(): Promise<KitView[]> {
    const pictures = await this.kits.pictures();
    const kits = (await this.kits.list()).map((kit) => toKitView(kit, pictures.get(kit.id)));
    const compare = (one: string, other: string) => one.localeCompare(other, 'pt-BR');
    return kits.sort(
      (one, other) => compare(one.folder ?? '', other.folder ?? '') || compare(one.name, other.name),
    );
  }

  /** Kits with the parts that they make, some at a time. @param wanted words that begin words of a kit's name or folder, all of them */
  async *batches(wanted: string): AsyncGenerator<NamedKit[]> {
    const finds = finder(wanted);
    const found = (await this.list()).filter(({ name, folder }) => finds(`${folder ?? ''} ${name}`));
    const ids = found.map(({ id }) => id);
    for (const some of chunksOf(ids, BATCH)) {
      const kits = await this.kits.findAll(some);
      yield kits.map(({ name, folder, updated_at, contents, parts }) => {
        return { name, folder, updated_at, set: contents.set, parts };
      });
    }
  }

  /** @throws NotFound */
  async get(id: number): Promise<KitDetailView> {
    const pictures = await this.kits.pictures(id);
    return toKitDetail(found(await this.kits.find(id)), pictures.get(id));
  }

  /** Makes a kit of a set that the viewer sees. @throws NotFound */
  async create(viewer: Viewer, { set_id, name, folder }: CreateKitDto): Promise<KitDetailView> {
    return this.db.write(async () => {
      await this.access.readable(viewer, { set: set_id });
      const { set, parts } = kitOfSet(found(await this.sets.find(set_id)));
      const copies = await this.files.copyRows(filesOf(parts.map(({ drawing }) => drawing)), null);
      const id = await this.kits.insert({
        version: 1,
        name,
        folder: folder ?? null,
        parts_count: parts.length,
        contents: { set },
        parts: parts.map((part) => ({ ...part, drawing: copiedDrawing(part.drawing, copies) })),
        updated_at: new Date().toISOString(),
      });
      return this.get(id);
    });
  }

  /** Gives it another name or folder. @throws NotFound, Conflict for an older version */
  async update(id: number, { name, folder, version }: UpdateKitDto): Promise<KitDetailView> {
    return this.db.write(async () => {
      const kit = found(await this.kits.lock(id));
      refuseOlder(version, kit.version);
      await this.kits.update(id, {
        ...(name !== undefined && { name }),
        ...(folder !== undefined && { folder }),
        version: kit.version + 1,
        updated_at: new Date().toISOString(),
      });
      return this.get(id);
    });
  }

  /** @returns the kit as it was. @throws NotFound */
  async remove(id: number): Promise<KitDetailView> {
    return this.db.write(async () => {
      const kit = found(await this.kits.lock(id));
      await this.kits.delete(id);
      await this.files.release(filesOf(kit.parts.map(({ drawing }) => drawing)));
      return toKitDetail(kit);
    });
  }
}

function found<T>(record: T | null): T {
  if (record === null) throw new NotFound(messages.http.notFound);
  return record;
}

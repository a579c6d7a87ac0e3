import { pickFields } from '@forja/figures';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { FilesService } from '../../files/files.service.js';
import type { PreparedFile } from '../../files/prepared-file.js';
import type { Upload } from '../../files/upload.js';
import { Database } from '../../platform/database/database.js';
import { Invalid, orNotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { refuseOlder } from '../../platform/http/versions.js';
import { refuseFrozen, refuseFrozenChanges } from '../access/refuse-frozen.js';
import { changesBetween, OrderHistoryService } from '../history/order-history.service.js';
import { sortedBreaks } from '../domain/breaks.js';
import { givenFields } from '../domain/given-fields.js';
import type { Viewer } from '../domain/visibility.js';
import { OrderAccessService } from '../access/order-access.service.js';
import type { Order } from '../order.entity.js';
import { fileIdsOf } from '../part-rows/part-files.js';
import { PartReader } from '../parts/part-reader.js';
import { RepricingService } from '../repricing/repricing.service.js';
import type { LoadedSet } from './loaded-set.js';
import { toSetView, type SetView } from './set-view.js';
import type { CreateSetDto, UpdateSetDto } from './sets.dto.js';
import { SetsRepository, type SetColumns } from './sets.repository.js';

/** The sets of orders; every change holds the order's lock. */
@Injectable()
export class SetsService {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly sets: SetsRepository,
    private readonly files: FilesService,
    private readonly parts: PartReader,
    private readonly history: OrderHistoryService,
    private readonly pricing: RepricingService,
  ) {}

  /** @throws NotFound */
  async get(viewer: Viewer, id: number): Promise<SetView> {
    const order = await this.access.readable(viewer, { set: id });
    return this.view(await this.find(id), order);
  }

  /** Adds a set at the end of the order. @throws NotFound, Forbidden */
  async create(viewer: Viewer, { name, order_id }: CreateSetDto): Promise<SetView> {
    return this.db.write(async () => {
      const order = await this.access.editable(viewer, order_id);
      refuseFrozen(order, 'name');
      const position = (await this.sets.count(order_id)) + 1;
      const id = await this.sets.insert({ ...BLANK, name, order_id, position });
      await this.access.announceChange(order_id);
      return this.view(await this.find(id), order);
    });
  }

  /**
   * Changes the given fields; a picture replaces the one there is.
   * @throws NotFound, Forbidden, Conflict for an older version, Invalid (also where the order's sums can't be stored, or
   *   for a change while the quote waits for its answer), what a file is refused with
   */
  async update(actor: Actor, id: number, dto: UpdateSetDto, upload?: Upload): Promise<SetView> {
    if (!upload) return this.store(actor, id, { dto });
    // Who may not change the set is refused before the expensive work.
    refuseFrozen(await this.access.checkEditable(actor, { set: id }), 'image');
    return this.files.intake(upload, 'set', { pages: 'first' }, ([picture]) =>
      this.store(actor, id, { dto, picture }),
    );
  }

  /** Deletes the set with its parts and all files. @returns the set as it was */
  async remove(actor: Actor, id: number): Promise<SetView> {
    return this.db.write(async () => {
      const order = await this.access.editable(actor, { set: id });
      refuseFrozen(order, 'status');
      const set = await this.find(id);
      const view = await this.view(set, order);
      await this.sets.remove(set);
      await this.access.announceChange(order.id);
      const drawings = set.parts.flatMap(fileIdsOf);
      await this.files.release([set.content_file_id, ...drawings]);
      await this.history.record(actor, order.id, 'set_deleted', { set_id: id, set: set.name });
      return view;
    });
  }

  private async store(actor: Actor, id: number, { dto, picture }: SetChange): Promise<SetView> {
    return this.db.write(async () => {
      const order = await this.access.editable(actor, { set: id });
      const set = await this.find(id);
      refuseOlder(dto.version, set.version);
      refuseFrozenChanges(order, changedFields(set, dto, picture));
      await this.refuseUnknownNcm(dto.ncm_id);
      const content = await this.newContent(set, dto, picture);
      const given = givenColumns(dto);
      await this.sets.update(id, { ...given, ...content, version: set.version + 1 });
      await this.repriceLot(set, given.quantity, order);
      await this.access.announceChange(order.id);
      if (content) await this.files.release([set.content_file_id]);
      const saved = await this.find(id);
      await this.recordSave(actor, set, saved);
      return this.view(saved, order);
    });
  }

  /** Setups are spread over all pieces: with another quantity of the set, parts that have some cost something else. */
  private async repriceLot(set: LoadedSet, quantity: number | undefined, order: Order): Promise<void> {
    if (quantity === undefined || quantity === set.quantity) return;
    const parts = set.parts.map((part) => Object.assign(part, { set_quantity: quantity }));
    await this.pricing.repriceLot(parts, order);
  }

  /** Keeps who changed what of the set; a save that changes nothing leaves no trace. */
  private async recordSave(actor: Actor, before: LoadedSet, after: LoadedSet): Promise<void> {
    const changes = changesBetween(historyFields(before), historyFields(after));
    if (Object.keys(changes).length === 0) return;
    const details = { set_id: after.id, set: after.name, ...changes };
    await this.history.record(actor, after.order_id, 'set_saved', details);
  }

  /** Which picture the set has after the change; null where it stays. */
  private async newContent(
    set: LoadedSet,
    dto: UpdateSetDto,
    picture: PreparedFile | undefined,
  ): Promise<Pick<SetColumns, 'content_file_id'> | null> {
    if (picture) {
      const [file] = await this.files.save([picture], set.order_id);
      return { content_file_id: file?.id ?? null };
    }
    return dto.remove_image ? { content_file_id: null } : null;
  }

  private async refuseUnknownNcm(id: number | null | undefined): Promise<void> {
    if (id && !(await this.sets.hasNcm(id)))
      throw Invalid.field('ncm_id', messages.validation.unknownReference);
  }

  private async find(id: number): Promise<LoadedSet> {
    return orNotFound(await this.sets.find(id));
  }

  private async view(set: LoadedSet, order: Order): Promise<SetView> {
    return toSetView(set, await this.parts.catalogueChanges(set.parts, order));
  }
}

/** The request's fields that would change the set. */
function changedFields(set: LoadedSet, dto: UpdateSetDto, picture: PreparedFile | undefined): string[] {
  const fields = Object.keys(changesBetween<Partial<SetColumns>>(set, givenColumns(dto)));
  if (picture) fields.push('image');
  else if (dto.remove_image && set.content_file_id !== null) fields.push('remove_image');
  return fields;
}

interface SetChange {
  dto: UpdateSetDto;
  picture?: PreparedFile | undefined;
}

/** The fields of a set that a request may hold, each with what null makes of it. */
const EMPTIED = {
  name: '',
  quantity: 0,
  breaks: [] as number[],
  unit: 'piece' as const,
  ncm_id: null,
  reference: null,
  obs: null,
};

const BLANK = {
  ...EMPTIED,
  status: 'in_production' as const,
  quantity: 1,
  content_file_id: null,
  version: 1,
} satisfies Partial<SetColumns>;

/** The fields of a set that the history keeps; the NCM by its code, because the history outlives the catalogue. */
const historyFields = (set: LoadedSet) => ({
  ...pickFields(set, ['name', 'quantity', 'breaks', 'unit', 'reference', 'obs']),
  ncm: set.ncm?.code ?? null,
  picture: set.content_file_id,
});

function givenColumns(dto: UpdateSetDto): Partial<SetColumns> {
  const given = givenFields(dto, EMPTIED);
  return given.breaks ? { ...given, breaks: sortedBreaks(given.breaks) } : given;
}

import type { AuditLog } from '../../audit/audit-log.service.js';
import type { Database } from '../../platform/database/database.js';
import { isDuplicate } from '../../platform/database/duplicate.js';
import { Conflict, Invalid, orNotFound } from '../../platform/errors/app-errors.js';
import {
  parseListQuery,
  type ListQuery,
  type Page,
  type RawListQuery,
} from '../../platform/http/list-query.js';
import { refuseOlder, versionAfter, type VersionedInput } from '../../platform/http/versions.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';
import type { ChangedEntries } from '../changed-entries.js';
import type { Catalogue } from './catalogue.js';
import { CatalogueRepository, type Usage } from './catalogue.repository.js';
import { EntryAudit } from './entry-audit.js';
import type { Entry } from './entry.entity.js';

/** The five things one does with a catalogue. */
export class CatalogueService<E extends Entry, Input extends object> {
  protected readonly entries: CatalogueRepository<E>;
  private readonly audit: EntryAudit;

  constructor(
    protected readonly db: Database,
    changed: ChangedEntries,
    audit: AuditLog,
    catalogue: Catalogue<Entry, E, Input>,
  ) {
    this.entries = new CatalogueRepository(db, catalogue.entity, catalogue, changed);
    this.audit = new EntryAudit(db, audit, catalogue);
  }

  /** The list, or the page that was asked for, with the query as it was understood; `own` adds to its filter. */
  async list(raw: RawListQuery, own: ListQuery['filter'] = {}): Promise<{ page: Page<E>; query: ListQuery }> {
    const query = parseListQuery(raw);
    Object.assign(query.filter, own);
    return { page: await this.entries.list(query), query };
  }

  /** @throws NotFound */
  async get(id: number): Promise<E> {
    return orNotFound(await this.entries.find(id));
  }

  /** @throws Invalid when it names something that is not there */
  async create(input: Input): Promise<E> {
    return this.db.write(async () => {
      const entry = await this.store(input);
      await this.audit.created([entry]);
      return entry;
    });
  }

  /**
   * Stores a change; one that changes nothing counts no version.
   * @throws NotFound, Invalid, Conflict when it was made on another version than the stored one
   */
  async update(id: number, input: Input & VersionedInput): Promise<E> {
    return this.db.write(async () => {
      await this.entries.lock(id);
      const stored = await this.get(id);
      refuseOlder(input.version, stored.version);
      const entry = await this.store(Object.assign({}, input, { id, version: versionAfter(stored, input) }));
      await this.audit.changed([stored], [entry]);
      return entry;
    });
  }

  /** Deletes the entry and answers it as it was. @throws NotFound, Conflict when it is in use */
  async remove(id: number): Promise<E> {
    return this.db.write(async () => {
      const entry = await this.get(id);
      const usages = await this.entries.usages(id);
      if (usages.length > 0) throw new Conflict(this.inUse(usages));
      if (!(await this.entries.remove(id))) throw new Conflict(this.inUse([]));
      await this.audit.removed([entry]);
      return entry;
    });
  }

  /** The index decides: two who give the same code at once both found it free. */
  private async save(entry: object): Promise<number> {
    try {
      return await this.entries.save(entry);
    } catch (error) {
      if (isDuplicate(error)) throw Invalid.field('code', catalogueTexts.codeTaken);
      throw error;
    }
  }

  /** The refusal to delete what these rows name. */
  protected inUse(usages: readonly Usage[]): string {
    return catalogueTexts.inUse(usages);
  }

  /** Stores whatever else comes with an entry, in the same transaction. */
  protected afterSave?(id: number): Promise<void>;

  private async store(entry: object): Promise<E> {
    const broken = await this.entries.brokenReferences(entry);
    if (broken.length > 0) {
      const text = messages.validation.unknownReference;
      throw new Invalid(text, Object.fromEntries(broken.map((field) => [field, [text]])));
    }
    if (await this.entries.isCodeTaken(entry)) throw Invalid.field('code', catalogueTexts.codeTaken);
    const id = await this.save(entry);
    await this.afterSave?.(id);
    return this.get(id);
  }
}

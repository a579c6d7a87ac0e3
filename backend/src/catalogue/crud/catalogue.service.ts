import type { Database } from '../../platform/database/database.js';
import { Conflict, Invalid, NotFound } from '../../platform/errors/app-errors.js';
import {
  parseListQuery,
  type ListQuery,
  type Page,
  type RawListQuery,
} from '../../platform/http/list-query.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';
import type { CatalogueRepository } from './catalogue.repository.js';

/** The five things one does with a catalogue. */
export class CatalogueService<E extends { id: number }, Input extends object> {
  constructor(
    private readonly db: Database,
    private readonly entries: CatalogueRepository<E>,
  ) {}

  /** The list, or the page that was asked for, with the query as it was understood; `own` adds to its filter. */
  async list(raw: RawListQuery, own: ListQuery['filter'] = {}): Promise<{ page: Page<E>; query: ListQuery }> {
    const query = parseListQuery(raw);
    Object.assign(query.filter, own);
    return { page: await this.entries.list(query), query };
  }

  /** @throws NotFound */
  async get(id: number): Promise<E> {
    const entry = await this.entries.find(id);
    if (!entry) throw new NotFound(messages.http.notFound);
    return entry;
  }

  /** @throws Invalid when it names something that is not there */
  async create(input: Input): Promise<E> {
    return this.db.write(async () => this.store(input));
  }

  /** @throws NotFound, Invalid */
  async update(id: number, input: Input): Promise<E> {
    return this.db.write(async () => {
      await this.get(id);
      return this.store({ ...input, id });
    });
  }

  /** Deletes the entry and answers it as it was. @throws NotFound, Conflict when it is in use */
  async remove(id: number): Promise<E> {
    return this.db.write(async () => {
      const entry = await this.get(id);
      const usages = await this.entries.usages(id);
      if (usages.length > 0) throw new Conflict(catalogueTexts.inUse(usages));
      if (!(await this.entries.remove(id))) throw new Conflict(catalogueTexts.inUse([]));
      return entry;
    });
  }

  private async store(entry: object): Promise<E> {
    const broken = await this.entries.brokenReferences(entry);
    if (broken.length > 0) {
      const text = messages.validation.unknownReference;
      throw new Invalid(text, Object.fromEntries(broken.map((field) => [field, [text]])));
    }
    return this.get(await this.entries.save(entry));
  }
}

import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { GroupsService } from '../../access/groups/groups.service.js';
import { UsersService } from '../../access/users/users.service.js';
import { Catalogues, type CatalogueName } from '../../catalogue/catalogues.service.js';
import { ErrorLogQueryDto, type ErrorLogView } from '../../error-log/error-log.dto.js';
import { ErrorLogService } from '../../error-log/error-log.service.js';
import { KitsService } from '../../orders/tools/kits/kits.service.js';
import type { NamedKit } from '../../orders/tools/kits/domain/kit-contents.js';
import { OrderList } from '../../orders/list/order-list.service.js';
import { orNotFound } from '../../platform/errors/app-errors.js';
import { parseListQuery, type RawListQuery } from '../../platform/http/list-query.js';
import { catalogueColumns, type NamesByField } from '../columns/catalogue-columns.js';
import type { TimeRule } from '../../catalogue/time-rules/time-rule.entity.js';
import { catalogueFields, type CatalogueField } from '../../catalogue/catalogue-fields.js';
import { kitColumns, rowsOfKit } from '../columns/kit-columns.js';
import type { ListColumn } from '../columns/list-column.js';
import {
  errorColumns,
  groupColumns,
  orderColumns,
  ruleColumns,
  userColumns,
} from '../columns/screen-lists.js';
import { exchangeTexts, listTitles, type ListName } from '../exchange.texts.js';
import type { CellValue } from '../xlsx/cells.js';
import { SheetThreads } from '../xlsx/sheet-threads.js';
import { fileName, type ExportedFile } from './send-file.js';

/** Rows that are handed to the writing thread at once. */
const BATCH = 500;

/** Entries of the error log that are read at once. */
const LOG_PAGE = 200;

/** The lists of the screens as files: narrowed, searched and sorted as asked for, and with what this user sees alone. */
@Injectable()
export class ListExports {
  constructor(
    private readonly threads: SheetThreads,
    private readonly allOrders: OrderList,
    private readonly catalogues: Catalogues,
    private readonly allKits: KitsService,
    private readonly allUsers: UsersService,
    private readonly allGroups: GroupsService,
    private readonly log: ErrorLogService,
  ) {}

  /** @throws Malformed */
  async orders(actor: Actor, raw: RawListQuery): Promise<ExportedFile> {
    return this.file('orders', orderColumns, this.allOrders.batches(actor, parseListQuery(whole(raw))));
  }

  /** @param own the list's own parameters (`material_id`) @throws Malformed */
  async catalogue(name: CatalogueName, raw: RawListQuery): Promise<ExportedFile> {
    const { page } = await this.catalogues.find(name).list(whole(raw));
    const fields = catalogueFields[name];
    return this.file(name, catalogueColumns(fields, await this.ruleNames(fields)), inBatches(page.items));
  }

  /** Lists have a process's rule by its id alone: its table would come with each of them. */
  private async ruleNames(fields: readonly CatalogueField[]): Promise<NamesByField> {
    const field = fields.find(({ reference }) => reference?.catalogue === 'time-rules');
    if (!field) return new Map();
    const rules = await this.catalogues.bulk('time-rules').all();
    return new Map([[field.field, new Map(rules.map(({ id, name }) => [id, String(name)]))]]);
  }

  /** @throws Malformed */
  async users(raw: RawListQuery): Promise<ExportedFile> {
    const { items } = await this.allUsers.list(parseListQuery(whole(raw)));
    return this.file('users', userColumns, inBatches(items));
  }

  /** @throws Malformed */
  async groups(raw: RawListQuery): Promise<ExportedFile> {
    const { items } = await this.allGroups.list(parseListQuery(whole(raw)));
    return this.file('groups', groupColumns, inBatches(items));
  }

  /** Kits with what they make, by folder and name; `q` of the filter searches. @throws Malformed */
  async kits(raw: RawListQuery): Promise<ExportedFile> {
    const { q } = parseListQuery({ filter: raw.filter }).filter;
    return this.file('kits', kitColumns, this.partsOf(this.allKits.batches(typeof q === 'string' ? q : '')));
  }

  private async *partsOf(kits: AsyncGenerator<NamedKit[]>) {
    for await (const batch of kits) yield batch.flatMap(rowsOfKit);
  }

  /** The table of a rule. @throws NotFound */
  async timeRule(id: number): Promise<ExportedFile> {
    const rules = await this.catalogues.bulk('time-rules').all();
    const rule = orNotFound(rules.find((one) => one.id === id) as TimeRule | undefined);
    const { name, driver, rows } = rule;
    const { content } = await this.file('time-rules', ruleColumns(driver), inBatches(rows));
    return { name: fileName(exchangeTexts.ruleFile(name)), content };
  }

  async errors(query: ErrorLogQueryDto): Promise<ExportedFile> {
    return this.file('error-logs', errorColumns, this.logPages(query));
  }

  private async *logPages(query: ErrorLogQueryDto): AsyncGenerator<ErrorLogView[]> {
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { data, last_page } = await this.log.list(
        Object.assign(new ErrorLogQueryDto(), query, { page, per_page: LOG_PAGE }),
      );
      last = last_page;
      yield data;
    }
  }

  /** The first rows are read before anything is answered: what is wrong with the query is refused, not cut off. */
  private async file<Row>(
    list: ListName,
    columns: ListColumn<Row>[],
    batches: AsyncGenerator<Row[]>,
  ): Promise<ExportedFile> {
    const title = listTitles[list];
    const first = await batches.next();
    const cells = async function* (): AsyncGenerator<CellValue[][]> {
      for (let next = first; !next.done; next = await batches.next()) {
        yield next.value.map((row) => columns.map(({ cell }) => cell(row)));
      }
    };
    const shape = { name: title, columns: columns.map(({ cell: _, ...column }) => column) };
    return { name: fileName(title), content: this.threads.write(shape, cells()) };
  }
}

/** A file holds every page. */
const whole = ({ sort, filter }: RawListQuery): RawListQuery => ({ sort, filter });

async function* inBatches<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (let from = 0; from < rows.length; from += BATCH)
    yield await Promise.resolve(rows.slice(from, from + BATCH));
}

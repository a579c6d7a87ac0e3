import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { FilesService } from '../../files/files.service.js';
import type { PreparedFile } from '../../files/prepared-file.js';
import type { Upload } from '../../files/upload.js';
import { CompanyTaxesService } from '../../company/taxes/company-taxes.service.js';
import { CompanyService } from '../../company/company.service.js';
import { Database } from '../../platform/database/database.js';
import { Forbidden, NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { refuseOlder } from '../../platform/http/versions.js';
import { orderTexts } from '../orders.texts.js';
import type { OrderType } from '../domain/order-types.js';
import { mayEdit } from '../domain/visibility.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { givenTerms, typeMove } from './order-changes.js';
import { basisOfNew, changedBasis } from '../tax-basis/order-tax-basis.js';
import { OrderSaver } from './order-saver.service.js';
import type { OrderView } from '../tree/order-view.js';
import type { CreateOrderDto, MarkupChangeDto, UpdateOrderDto } from './orders.dto.js';

/** Creates and changes orders: who may, under the order's lock, everything that follows in the same transaction. */
@Injectable()
export class OrdersService {
  constructor(
    private readonly db: Database,
    private readonly access: OrderAccessService,
    private readonly saver: OrderSaver,
    private readonly files: FilesService,
    private readonly company: CompanyService,
    private readonly taxes: CompanyTaxesService,
  ) {}

  /** A new quote or order of the actor's, with the company's markup where none is given. @throws Forbidden, Invalid, and what the file is refused with */
  async create(actor: Actor, request: CreateOrderDto, upload?: Upload): Promise<OrderView> {
    requireEdit(actor, request.type);
    const { default_markup: markup } = await this.company.current();
    const given = { markup, ...givenTerms(request) };
    return this.taking(upload, (file) =>
      this.db.write(async () => {
        const tax_basis = await basisOfNew({ db: this.db, company: this.taxes }, given);
        return this.saver.create(actor, request.type, { given: { ...given, tax_basis }, file });
      }),
    );
  }

  /**
   * Saves the fields that the request gives. A quote whose type becomes order is thereby approved.
   * @throws NotFound, Forbidden, Conflict (older version), Invalid, and what the file is refused with
   */
  async update(actor: Actor, id: number, request: UpdateOrderDto, upload?: Upload): Promise<OrderView> {
    // Before any byte of a file is looked at; the same is asked again under the lock.
    requireEdit(actor, (await this.access.readable(actor, id)).type);
    return this.taking(upload, (file) =>
      this.db.write(async () => {
        const order = await this.access.editable(actor, id);
        refuseOlder(request.version, order.version);
        const move = typeMove(actor, order, request.type);
        const given = givenTerms(request);
        const tax_basis = await changedBasis(
          { db: this.db, company: this.taxes },
          order,
          given,
          request.complete_taxes ?? undefined,
        );
        const taxed = tax_basis === undefined ? given : { ...given, tax_basis };
        return this.saver.save(actor, order, { given: taxed, move, file });
      }),
    );
  }

  /**
   * Stores the order's markup and recalculates every part that follows it; answers once all are stored.
   * @throws NotFound, Forbidden, Conflict, Invalid
   */
  async changeMarkup(actor: Actor, id: number, { markup, version }: MarkupChangeDto): Promise<OrderView> {
    return this.db.write(async () => {
      const order = await this.access.editable(actor, id);
      refuseOlder(version, order.version);
      return this.saver.save(actor, order, { given: { markup } });
    });
  }

  /** Gives up the service-order file. @throws NotFound (also where there is none), Forbidden */
  async removeOsFile(actor: Actor, id: number): Promise<OrderView> {
    return this.db.write(async () => {
      const order = await this.access.editable(actor, id);
      if (order.os_file_id === null) throw new NotFound(orderTexts.noOsFile);
      return this.saver.save(actor, order, { given: {}, file: null });
    });
  }

  /**
   * Stores the object of the service-order file, if one is uploaded, before `save` opens its transaction; when that fails it is
   * removed.
   */
  private async taking<T>(
    upload: Upload | undefined,
    save: (prepared: PreparedFile | undefined) => Promise<T>,
  ): Promise<T> {
    if (!upload) return save(undefined);
    return this.files.intake(upload, 'os', { pages: 'none' }, ([prepared]) => save(prepared));
  }
}

function requireEdit(actor: Actor, type: OrderType): void {
  if (!mayEdit(actor, type)) throw new Forbidden(messages.http.forbidden);
}

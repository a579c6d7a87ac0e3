import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/current-user.js';
import { UsersService } from '../access/users/users.service.js';
import { CompanyService } from '../company/company.service.js';
import { mayApprove, seesAll } from '../orders/domain/visibility.js';
import { addressesIn, isAddress } from './domain/addresses.js';

/** The address of an order's screen, for its users. */
export const orderAddress = (publicUrl: string, orderId: number): string =>
  `${publicUrl.replace(/\/$/, '')}/order/${String(orderId)}`;

/** Who gets an e-mail of their own about a quote. */
export interface Hearer {
  /** Null: the company. */
  id: number | null;
  addresses: string[];
}

/** Owners of the quotes that a user is reminded of. */
export interface HeardOwners {
  ids: number[];
  /** And those of accounts that were deleted. */
  unowned: boolean;
}

/**
 * Who hears what happens to a quote: its owner. Where that account is deleted or disabled the company does, and each user who
 * may approve it, so that each answer reaches the shop.
 */
@Injectable()
export class QuoteHearers {
  constructor(
    private readonly users: UsersService,
    private readonly company: CompanyService,
  ) {}

  /** Recipients of e-mails about a quote: its owner, else the company and the users who may approve it. */
  async mailed(ownerId: number | null): Promise<Hearer[]> {
    const owner = ownerId === null ? null : await this.users.addressOf(ownerId);
    const company = owner === null ? await this.companyAddresses() : [];
    const people =
      owner === null
        ? await this.users.permitted(['approve_pre_orders', 'view_all_orders'])
        : [{ id: ownerId, email: owner }];
    const others = people.filter(({ email }) => isAddress(email) && !company.includes(email));
    return [
      ...(company.length > 0 ? [{ id: null, addresses: company }] : []),
      ...others.map(({ id, email }) => ({ id, addresses: [email] })),
    ];
  }

  /** Where a customer's answer to an e-mail in this owner's name goes. */
  async replyTo(ownerId: number | null): Promise<string | null> {
    const owner = ownerId === null ? null : await this.users.addressOf(ownerId);
    if (owner !== null) return isAddress(owner) ? owner : null;
    return (await this.companyAddresses())[0] ?? null;
  }

  async nameOf(ownerId: number): Promise<string> {
    return (await this.users.find(ownerId)).name;
  }

  async ownersHeardBy(actor: Actor): Promise<HeardOwners> {
    if (!mayApprove(actor) || !seesAll(actor)) return { ids: [actor.id], unowned: false };
    return { ids: [actor.id, ...(await this.users.disabledIds())], unowned: true };
  }

  private async companyAddresses(): Promise<string[]> {
    return addressesIn((await this.company.current()).email);
  }
}

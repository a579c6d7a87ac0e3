import { Injectable } from '@nestjs/common';
import type { Actor } from '../../access/current-user.js';
import { CompanyService } from '../../company/company.service.js';
import { day, money, orderNumber, wallClock } from '../../documents/models/format.js';
import type { Order } from '../../orders/order.entity.js';
import type { OrderTree } from '../../orders/tree/order-tree.js';
import { OrderReader } from '../../orders/tree/order-reader.service.js';
import { MailSender } from '../../platform/mail/mail-sender.service.js';
import { addressesIn, MOST_RECIPIENTS } from '../domain/addresses.js';
import { filled, type TemplateValues } from '../domain/template.js';
import { attachedName } from './offer-documents.service.js';
import { offerDocuments } from './offer-mail.entity.js';
import type { MailDraftView } from './offer-mails.dto.js';

const BRAZIL = '55';
/** Digits of a Brazilian number with its area code. */
const DIGITS = [10, 11];

/** Fills the company's template for a quote. */
@Injectable()
export class MailDrafts {
  constructor(
    private readonly company: CompanyService,
    private readonly orders: OrderReader,
    private readonly sender: MailSender,
  ) {}

  /** The caller has decided that the actor may send it. */
  async of(actor: Actor, { id: orderId, remind_customer }: Order): Promise<MailDraftView> {
    const [order, company] = await Promise.all([this.orders.readTree(orderId), this.company.view()]);
    const values = valuesOf(order, { empresa: company.name, responsavel: actor.name });
    return {
      can_send: this.sender.enabled,
      to: addressesIn(order.customer?.email),
      subject: filled(company.mail_subject, values).replace(/\s+/g, ' '),
      text: filled(company.mail_text, values),
      phone: phoneOf(order.customer?.phone),
      documents: offerDocuments.map((kind) => ({ kind, file_name: attachedName(order, kind) })),
      valid_until: order.validity_key || null,
      remind_customer,
      most_recipients: MOST_RECIPIENTS,
    };
  }
}

function valuesOf(
  { id, customer, amounts, validity_key, estimated_delivery_date, created_at }: OrderTree,
  own: Pick<TemplateValues, 'empresa' | 'responsavel'>,
): TemplateValues {
  return {
    ...own,
    cliente: customer?.name ?? '',
    contato: customer?.contact || customer?.name || '',
    numero: orderNumber(id),
    total: money(amounts.total).replaceAll('\u00a0', ' '),
    validade: validity_key ? wallClock(validity_key) : day(created_at),
    prazo: estimated_delivery_date ?? '',
  };
}

function phoneOf(text: string | null | undefined): string | null {
  const digits = (text ?? '').replace(/\D/g, '').replace(/^0+/, '');
  if (DIGITS.includes(digits.length)) return BRAZIL + digits;
  return digits.startsWith(BRAZIL) && DIGITS.includes(digits.length - 2) ? digits : null;
}

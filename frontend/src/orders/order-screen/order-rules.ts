import { type Company, type OrderType, padNumber } from '../../api';
import { osFile, screen } from '../../i18n/orders';
import type { OrderFields } from '../data/orders-api';
import type { Order, OrderStatus } from '../data/types';

/** The last two are no documents to print but files for other programs. */
export type DocumentKind = 'order' | 'sets' | 'parts' | 'labels' | 'sheet' | 'nfe';

interface OrderDocument {
  kind: DocumentKind;
  label: string;
  path: string;
  /** The answer's own where it is not given. */
  fileName?: string;
}

/** Of a document that is printed: its address below the order's, and what its file is called before the number. */
const PRINTED = {
  order: ['pdf', 'orcamento'],
  sets: ['pdf-sets', 'orcamento-conjuntos'],
  parts: ['pdf-parts', 'orcamento-pecas'],
  labels: ['pdf-labels', 'etiquetas'],
} as const;

/** The documents of an order; the number in a file's name has six digits. The draft of an invoice has taxes that not all users see. */
export const documentsOf = (
  { id, type, complete_taxes }: Pick<Order, 'id' | 'type' | 'complete_taxes'>,
  canViewCosts: boolean,
): OrderDocument[] => {
  const printed = (kind: keyof typeof PRINTED, label: string): OrderDocument => {
    const [path, name] = PRINTED[kind];
    return { kind, label, path: `/orders/${id}/${path}`, fileName: `${name}-${padNumber(id)}.pdf` };
  };
  const isOrder = type === 'order';
  return [
    printed('order', isOrder ? screen.documentOrderOfOrder : screen.documentOrder),
    printed('sets', screen.documentSets),
    printed('parts', screen.documentParts),
    ...(isOrder ? [printed('labels', screen.documentLabels)] : []),
    { kind: 'sheet', label: screen.documentSheet, path: `/exports/orders/${id}` },
    ...(isOrder && complete_taxes && canViewCosts
      ? [{ kind: 'nfe' as const, label: screen.documentNfe, path: `/exports/orders/${id}/nfe` }]
      : []),
  ];
};

type StepState = 'done' | 'current' | 'ahead';

export interface FlowStep {
  status: OrderStatus;
  state: StepState;
}

const QUOTE: readonly OrderStatus[] = ['in_progress', 'waiting_response', 'approved'];
const CANCELLED: readonly OrderStatus[] = ['in_progress', 'waiting_response', 'cancelled'];
const ORDER: readonly OrderStatus[] = ['waiting_release', 'released_for_production', 'finished'];

/** The way of a quote or an order, and where on it this one stands; a cancelled quote's way ends there. */
export const flowSteps = ({ type, status }: Pick<Order, 'type' | 'status'>): FlowStep[] => {
  const way = type === 'order' ? ORDER : status === 'cancelled' ? CANCELLED : QUOTE;
  const at = way.indexOf(status);
  return way.map((step, index) => ({
    status: step,
    state: index < at ? 'done' : index === at ? 'current' : 'ahead',
  }));
};

/** The general information as it is being edited; a new order has neither a number nor a version. */
export interface OrderEdit extends OrderFields {
  id: number | null;
  version: number | null;
}

/** The values of a new order: the company's terms, where they are known. */
export const newOrder = (type: OrderType | null, company?: Company): OrderEdit => ({
  id: null,
  version: null,
  type,
  customer_id: null,
  delivery_type: null,
  delivery_value: null,
  service_value: null,
  discount: null,
  markup: company?.default_markup ?? null,
  delivery_date: null,
  estimated_delivery_date: null,
  invoice_date: null,
  operation_id: null,
  payment_obs: company?.default_payment_obs ?? null,
  validity_days: company?.quote_validity_days ?? null,
  quote_obs: company?.default_quote_obs ?? null,
});

const names = Object.keys(newOrder(null)) as (keyof OrderEdit)[];

/** The fields that the user edits. */
export const orderFieldNames = names.filter((name) => name !== 'id' && name !== 'version');

/** The fields of the form out of a saved order. */
export const fieldsOf = (order: Order): OrderEdit =>
  Object.fromEntries(names.map((name) => [name, order[name]])) as unknown as OrderEdit;

/** The kinds of files that a service-order file may be. */
export const OS_ENDINGS = ['.pdf', '.doc', '.docx', '.jpg', '.jpeg', '.png', '.webp'] as const;
const OS_MAX_BYTES = 10 * 1024 * 1024;

/** The name without the numeric prefix and underscore that it is stored under. */
export const osDisplayName = (path: string): string => (path.split('/').at(-1) ?? path).replace(/^\d+_/, '');

/** Why a file is not even sent; undefined when it may be. */
export const osRefusal = ({ name, size }: Pick<File, 'name' | 'size'>): string | undefined => {
  const ending = name.toLowerCase().slice(name.lastIndexOf('.'));
  if (!OS_ENDINGS.some((accepted) => accepted === ending)) return osFile.wrongType;
  return size > OS_MAX_BYTES ? osFile.tooLarge : undefined;
};

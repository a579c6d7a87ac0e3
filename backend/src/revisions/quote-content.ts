import { createHash } from 'node:crypto';
import { BLANK_FIGURES, partFieldsWith, type PartFieldName } from '@forja/figures';
import type { LoadedFile, LoadedPart } from '../orders/part-rows/loaded-part.js';
import type { LoadedCustomer, OrderTree, SetTree } from '../orders/tree/order-tree.js';
import { wordOf } from '../pricing/domain/taxes/operations.js';
import type { FrozenQuote } from './frozen-quote.js';

/**
 * The part of a quote that counts when two of its states are compared: all that its customer is offered
 * and all that its prices are made of. Ids, versions, moments, statuses, the owner and the service-order file do not;
 * customer and company count as they are printed.
 */
const TERMS = [
  'delivery_type',
  'delivery_value',
  'service_value',
  'discount',
  'markup',
  'delivery_date',
  'estimated_delivery_date',
  'payment_obs',
  'validity_days',
  'quote_obs',
] as const satisfies readonly (keyof OrderTree)[];

const OF_CUSTOMER = [
  'name',
  'contact',
  'phone',
  'email',
  'cnpj',
  'cpf',
  'state_registration',
  'address',
  'city',
  'postal_code',
] as const satisfies readonly (keyof LoadedCustomer)[];

const OF_COMPANY = [
  'name',
  'cnpj',
  'state_registration',
  'contact',
  'address',
  'postal_code',
  'city',
  'tax_note',
  'phone',
  'email',
] as const satisfies readonly (keyof FrozenQuote['company'])[];

const OF_SET = ['name', 'quantity', 'unit', 'reference', 'obs'] as const satisfies readonly (keyof SetTree)[];

const OF_PART = partFieldsWith('digest', 'always');
const TOGETHER = partFieldsWith('digest', 'together');
const WHERE_KNOWN = partFieldsWith('digest', 'known');
const BLANK: Partial<Record<PartFieldName, number | null>> = BLANK_FIGURES;

/** SHA-256 of what the quote says: equal content, equal digest, on every machine and database. */
export function quoteDigest({ order, company }: Pick<FrozenQuote, 'order' | 'company'>): string {
  const { customer } = order;
  const content = {
    order: { ...picked(order, TERMS), ...breaksOf(order), ...taxesOf(order) },
    customer: customer && {
      ...picked(customer, OF_CUSTOMER),
      state: customer.state?.abbreviation ?? null,
    },
    company: {
      ...picked(company, OF_COMPANY),
      // Counts for quotes that name no days of their own.
      validity: order.validity_days ?? company.quote_validity_days,
      logo: fileOf(company.logo_file),
    },
    sets: order.sets.map(setContent),
  };
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex');
}

const setContent = (set: SetTree) => ({
  ...picked(set, OF_SET),
  ...breaksOf(set),
  ncm: set.ncm?.code ?? null,
  picture: fileOf(set.content_file),
  parts: set.parts.map(partContent),
});

const partContent = (part: LoadedPart) => ({
  ...picked(part, OF_PART),
  ...cutOf(part),
  ncm: part.ncm?.code ?? null,
  names: [part.material, part.sheet, part.bar, part.component].map((entry) => entry?.name ?? null),
  drawing: fileOf(part.content_file),
  secondary: fileOf(part.secondary_file),
  ...laterFields(part),
  ...soldOf(part),
  processes: part.processes.map(({ process_id, process, time, final_value, setup, rule, exact_time }) => ({
    process_id,
    title: process?.title ?? null,
    time,
    final_value,
    setup,
    ...(rule && { rule, exact_time }),
  })),
});

/** Fields that came later; a part without a value in them counts as it did before they were there. */
const laterFields = (part: LoadedPart) => ({
  ...(TOGETHER.some((field) => (part[field] ?? null) !== null) && picked(part, TOGETHER)),
  ...picked(
    part,
    WHERE_KNOWN.filter((field) => (part[field] ?? BLANK[field] ?? null) !== (BLANK[field] ?? null)),
  ),
});

/** How it is sold: by the word that its operation had before there was a table, which stood for the customer's material too. */
function soldOf({ operation_id, customer_material }: LoadedPart) {
  const word = wordOf(operation_id);
  return {
    ...(operation_id !== null && { operation: word ?? operation_id }),
    ...(customer_material !== (word === 'tolling') && { customer_material }),
  };
}

/** Its quantity breaks, which its figures follow from; a quote without any counts as it did before there were some. */
const breaksOf = ({ breaks }: { breaks: readonly number[] }) => (breaks.length > 0 ? { breaks } : {});

/** The basis of its taxes; a quote without one counts as it did before there was any. */
const taxesOf = ({ tax_basis }: OrderTree) => (tax_basis ? { tax_basis } : {});

/** The contours that it leaves out of its cut; a part that cuts all of them counts as it did before one could. */
const cutOf = ({ cut_choice }: LoadedPart) => (cut_choice ? { contours_out: cut_choice.out } : {});

/** A file by its object, which never changes: rows are the order's own or a revision's. */
const fileOf = (file: Pick<LoadedFile, 'original_key' | 'page'> | null | undefined) =>
  file ? [file.original_key, file.page] : null;

const picked = <T extends object>(row: T, fields: readonly (keyof T)[]) =>
  Object.fromEntries(fields.map((field) => [field, row[field] ?? null]));

/** Sorts the fields of every object in the value: their order has no meaning. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, sorted(field)]));
}

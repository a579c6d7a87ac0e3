/** Operations of sale (naturezas de operação): the taxes of what is sold by them, and how invoices name them. */
import type { OldCodes, OldCompany, Operation, TaxedOperation } from './operation.js';
import type { TaxBasis } from './tax-rules.js';

/** The operation that counts where nothing is chosen, and the one of parts of the customer's material. */
export const USUAL_OPERATION = 1;
export const TOLLING_OPERATION = 2;

/** A part as its operation follows from it. */
export interface SoldPart {
  operation_id?: number | null;
  customer_material?: boolean;
  /** The one that it names, as the table has it. */
  operation?: Operation | null;
}

/** The operation that a part names by itself; null: it follows its order. */
export const namedOperation = ({ operation_id, customer_material }: SoldPart): number | null =>
  operation_id ?? (customer_material ? TOLLING_OPERATION : null);

/**
 * The operation that a part is sold by: as its order froze it; else, where the part names it since, as the table has it; else the
 * order's own, which is the first.
 */
export function operationOf(basis: TaxBasis, part: SoldPart): Operation {
  const operations = basis.operations ?? oldOperations(basis.company);
  const wanted = namedOperation(part);
  return operations.find(({ id }) => id === wanted) ?? part.operation ?? operations[0];
}

/** Taxes that a part's operation leaves out; `credit`: the ICMS that the buyer of a Simples company would credit. */
const LEFT_OUT = ['ipi', 'icms', 'reform', 'credit'] as const;
export type UntaxedBy = (typeof LEFT_OUT)[number];

export const untaxedBy = (operation: TaxedOperation): UntaxedBy[] =>
  LEFT_OUT.filter((tax) => (tax === 'credit' ? !letsCredit(operation) : operation[tax] !== 'taxed'));

/** Whether the buyer of a Simples company may credit ICMS of what is sold by the operation. */
export const letsCredit = ({ csosn }: TaxedOperation): boolean => (csosn ?? '101') === '101';

const TREATMENTS = new Map<string, TaxedOperation>();

/** The treatment of a line of which these taxes are left out: one object for all lines of it, since their rates are kept by it. */
export function treatmentOf(untaxed: readonly UntaxedBy[]): TaxedOperation {
  const key = untaxed.join();
  const known = TREATMENTS.get(key) ?? {
    ipi: untaxed.includes('ipi') ? 'none' : 'taxed',
    icms: untaxed.includes('icms') ? 'none' : 'taxed',
    reform: untaxed.includes('reform') ? 'none' : 'taxed',
    csosn: untaxed.includes('credit') ? '102' : null,
  };
  TREATMENTS.set(key, known);
  return known;
}

/** CFOP of what is sold by an operation. */
export function cfopOf({ company, customer }: TaxBasis, operation: Operation): string {
  if (customer.state === null || customer.state === company.state) return operation.inside;
  return customer.taxpayer === 9 ? operation.consumer : operation.interstate;
}

/** The sentences of the operations that an order's parts are sold by, each once. */
export function operationTexts(basis: TaxBasis, parts: readonly SoldPart[]): string[] {
  const used = new Map(parts.map((part) => operationOf(basis, part)).map((one) => [one.id, one]));
  return [...used.values()].flatMap(({ text }) => text ?? []);
}

/** The three operations that there were before they were a table, with the ids that a migration gave their rows. */
const OLD = [
  { word: 'production', id: USUAL_OPERATION, name: 'Venda de produção', ipi: 'taxed' },
  { word: 'tolling', id: TOLLING_OPERATION, name: 'Industrialização por encomenda', ipi: 'suspended' },
  { word: 'resale', id: 3, name: 'Revenda', ipi: 'none' },
] as const;

const TOLLING_TEXT = 'Industrialização por encomenda com material do cliente: IPI suspenso.';

/** Their codes in bases that have none of their own. */
const STANDARD_CODES: readonly OldCodes[] = [
  { operation: 'production', inside: '5101', interstate: '6101', consumer: '6107', text: null },
  { operation: 'tolling', inside: '5124', interstate: '6124', consumer: '6124', text: TOLLING_TEXT },
  { operation: 'resale', inside: '5102', interstate: '6102', consumer: '6108', text: null },
];

const USUAL_CODES = { cst: null, csosn: null, ipi_class: null, reform_class: null } as const;

/** The fields of a part that the word of its operation stood for; null: it had none. */
export const soldByWord = (
  word: unknown,
): Required<Pick<SoldPart, 'operation_id' | 'customer_material'>> => ({
  operation_id: OLD.find((one) => one.word === word)?.id ?? null,
  customer_material: word === 'tolling',
});

/** The word that an operation had; undefined for one that came later. */
export const wordOf = (operation: number | null): string | undefined =>
  OLD.find(({ id }) => id === operation)?.word;

/**
 * The basis as it is made now, to be compared with a new one.
 * @param used the operations of the new one
 */
export function inPresentForm(basis: TaxBasis, used: readonly Operation[]): TaxBasis {
  if (basis.operations) return basis;
  const { operations: _, tolling_deferred: __, ...company } = basis.company;
  const [usual, ...others] = oldOperations(basis.company);
  const named = others.filter(({ id }) => used.some((one) => one.id === id));
  return { ...basis, company, operations: [usual, ...named] };
}

function oldOperations({ operations = STANDARD_CODES, tolling_deferred }: OldCompany) {
  const present = ({ word, ...own }: (typeof OLD)[number]): Operation => {
    const codes = operations.find(({ operation }) => operation === word);
    const { inside = '', interstate = '', consumer = '', text = null } = codes ?? {};
    const icms = word === 'tolling' && tolling_deferred ? 'deferred' : 'taxed';
    return { ...own, ...USUAL_CODES, inside, interstate, consumer, text, icms, reform: 'taxed' };
  };
  const [usual, ...others] = OLD;
  return [present(usual), ...others.map(present)] as const;
}

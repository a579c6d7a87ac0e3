/** An operation of sale (natureza de operação). */

export const IPI_TREATMENTS = ['taxed', 'suspended', 'none'] as const;
export const ICMS_TREATMENTS = ['taxed', 'deferred', 'none'] as const;
export const REFORM_TREATMENTS = ['taxed', 'none'] as const;

/** The treatment of a line by its operation; `reform`: CBS and IBS. */
export interface TaxedOperation {
  ipi: (typeof IPI_TREATMENTS)[number];
  icms: (typeof ICMS_TREATMENTS)[number];
  reform: (typeof REFORM_TREATMENTS)[number];
  /** CSOSN on invoices of a company of Simples: by any other than 101 its buyer credits no ICMS; null: the usual one. */
  csosn: string | null;
}

export interface Operation extends TaxedOperation {
  id: number;
  name: string;
  /** CFOP inside of the state, into another one, and there to a buyer who is no contributor. */
  inside: string;
  interstate: string;
  consumer: string;
  /** Codes of its taxes on invoices; null: the usual one of its treatment. */
  cst: string | null;
  ipi_class: string | null;
  reform_class: string | null;
  /** A sentence for quotes and invoices with such parts. */
  text: string | null;
}

/** Codes of an operation in a basis from before operations were a table: there were three, known by a word. */
export interface OldCodes extends Pick<Operation, 'inside' | 'interstate' | 'consumer' | 'text'> {
  operation: 'production' | 'tolling' | 'resale';
}

/** A company in such a basis; absent codes are those of the standard. */
export interface OldCompany {
  tolling_deferred?: boolean;
  operations?: readonly OldCodes[];
}

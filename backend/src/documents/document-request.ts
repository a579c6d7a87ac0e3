import { defineJob } from '../platform/queue/job.js';

/**
 * Which document is wanted: ids only, since it travels as a job to a worker that reads the order for itself.
 * `set_id` and `part_id` narrow a document of the whole order to one of its sets or parts.
 */
export type DocumentRequest = QueuedRequest | DifferenceRequest;

/** A document in the queue of documents: comparisons have one of their own. */
export type QueuedRequest = FrozenRequest | CuttingRequest | LabelsRequest;

/** A document that a revision keeps as it was. */
export type FrozenRequest = QuoteRequest | SetsRequest | PartSheetsRequest;

/** The quote or order as its customer gets it. */
interface QuoteRequest {
  kind: 'quote';
  order_id: number;
}

/** A page for each set. */
interface SetsRequest {
  kind: 'sets';
  order_id: number;
  set_id: number | null;
}

/** A sheet for each part, for the shop floor. */
interface PartSheetsRequest {
  kind: 'part-sheets';
  order_id: number;
  part_id: number | null;
  /** Scheme and host under which the user reaches the product: the QR codes lead there. */
  origin: string;
}

/** The cutting plan of the order, or of the batch that it is in, with the list of purchases. */
export interface CuttingRequest {
  kind: 'cutting';
  order_id: number;
  /** Null where it is the order's own plan. */
  batch_id: number | null;
}

/** A label for each piece of the order, or for each remnant of the batch that it was cut in. */
export interface LabelsRequest {
  kind: 'labels';
  order_id: number;
  /** Null where it is for pieces. */
  batch_id: number | null;
  /** Scheme and host under which the user reaches the product: the QR codes lead there. */
  origin: string;
}

/** Two states of a quote: numbers of revisions, the lower one first; a `to` of null is the quote as it is now. */
export interface ComparedStates {
  order_id: number;
  from: number;
  to: number | null;
}

/** Differences between two states of a quote, for its customer. */
export type DifferenceRequest = ComparedStates & { kind: 'difference' };

/** The one set or part that it is about, or null. */
export function itemOf(request: DocumentRequest): number | null {
  if (request.kind === 'sets') return request.set_id;
  return request.kind === 'part-sheets' ? request.part_id : null;
}

/** Ending of a document's name by its revision's number; nothing for the first. */
const suffixOf = (revision: number) => (revision === 0 ? '' : `-R${String(revision)}`);

const padded = (id: number) => String(id).padStart(6, '0');

/**
 * The name under which the document is downloaded.
 * @param revision of a document that is asked for as that of a revision
 */
export function fileNameOf(request: DocumentRequest, revision = 0): string {
  const ofOrder = `${padded(request.order_id)}${suffixOf(revision)}.pdf`;
  switch (request.kind) {
    case 'quote':
      return `orcamento-${ofOrder}`;
    case 'labels':
      return request.batch_id === null
        ? `etiquetas-${padded(request.order_id)}.pdf`
        : `etiquetas-retalhos-lote-${String(request.batch_id)}.pdf`;
    case 'cutting':
      return request.batch_id === null
        ? `plano-de-corte-${padded(request.order_id)}.pdf`
        : `plano-de-corte-lote-${String(request.batch_id)}.pdf`;
    case 'difference': {
      const numbers = [request.from, request.to].flatMap((number) =>
        number === null ? [] : [`-R${number}`],
      );
      return `alteracoes-${padded(request.order_id)}${numbers.join('')}.pdf`;
    }
    case 'sets':
      return request.set_id === null
        ? `orcamento-conjuntos-${ofOrder}`
        : `conjunto-${padded(request.set_id)}.pdf`;
    case 'part-sheets':
      return request.part_id === null ? `pecas-${ofOrder}` : `peca-${padded(request.part_id)}.pdf`;
  }
}

/** Prints a document and answers the digest under which it is stored. */
export const renderDocumentJob = defineJob<QueuedRequest, { digest: string }>('render-document');

/** As `renderDocumentJob` what changed between two states of a quote: a queue of its own. */
export const printDifferenceJob = defineJob<ComparedStates, { digest: string }>('print-difference');

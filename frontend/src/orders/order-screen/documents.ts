import { padNumber } from '../../api';
import { texts } from '../../i18n';
import type { Order } from '../data/types';

/** The last one is no document to print but an Excel file. */
export type DocumentKind = 'order' | 'sets' | 'parts' | 'sheet';

interface OrderDocument {
  kind: DocumentKind;
  label: string;
  path: string;
  /** The answer's own where it is not given. */
  fileName?: string;
}

/** The documents of an order; the number in a file's name has six digits. */
export const documentsOf = ({ id, type }: Pick<Order, 'id' | 'type'>): OrderDocument[] => {
  const { screen } = texts.orders;
  const number = padNumber(id);
  return [
    {
      kind: 'order',
      label: type === 'order' ? screen.documentOrderOfOrder : screen.documentOrder,
      path: `/orders/${id}/pdf`,
      fileName: `orcamento-${number}.pdf`,
    },
    {
      kind: 'sets',
      label: screen.documentSets,
      path: `/orders/${id}/pdf-sets`,
      fileName: `orcamento-conjuntos-${number}.pdf`,
    },
    {
      kind: 'parts',
      label: screen.documentParts,
      path: `/orders/${id}/pdf-parts`,
      fileName: `orcamento-pecas-${number}.pdf`,
    },
    { kind: 'sheet', label: screen.documentSheet, path: `/exports/orders/${id}` },
  ];
};

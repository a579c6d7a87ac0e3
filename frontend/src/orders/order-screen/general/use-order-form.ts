import { useState } from 'react';
import { fieldMessages } from '../../../api';
import { texts } from '../../../i18n';
import type { OrderFields } from '../../data/orders-api';
import type { Order } from '../../types';
import { fieldsOf, NEW_ORDER, realEdits } from './order-fields';

type Errors = Partial<Record<string, string>>;

/**
 * The general information as it is being edited: what is saved, with the edits laid over it. So an answer of the
 * server (another status, a new total) never disturbs what was typed and is not saved yet.
 */
export const useOrderForm = (order: Order | null) => {
  const [edits, setEdits] = useState<Partial<OrderFields>>({});
  const [errors, setErrors] = useState<Errors>({});
  const saved = order ? fieldsOf(order) : NEW_ORDER;
  const changed = realEdits(saved, edits);
  const fields: OrderFields = { ...saved, ...edits };

  return {
    fields,
    errors,
    dirty: Object.keys(changed).length > 0,
    change: (change: Partial<OrderFields>) => {
      setEdits((old) => ({ ...old, ...change }));
      setErrors((old) => {
        const rest = Object.entries(old).filter(([name]) => !(name in change));
        return Object.fromEntries(rest);
      });
    },
    /** Forgets edits: all of them, or those of the named fields. */
    forget: (...names: (keyof OrderFields)[]) =>
      setEdits((old) =>
        names.length === 0
          ? {}
          : Object.fromEntries(
              Object.entries(old).filter(([name]) => !names.includes(name as keyof OrderFields)),
            ),
      ),
    /** Whether it may be sent; says at the fields what is missing. */
    validate: (): boolean => {
      const missing: Errors = fields.type === null ? { type: texts.orders.screen.typeRequired } : {};
      setErrors(missing);
      return Object.keys(missing).length === 0;
    },
    showServerErrors: (error: unknown) => setErrors(fieldMessages(error)),
  };
};

export type OrderForm = ReturnType<typeof useOrderForm>;

import { useState } from 'react';
import { fieldMessages } from '../../../api';
import { texts } from '../../../i18n';
import type { OrderFields } from '../../data/orders-api';
import type { Order } from '../../types';
import { fieldsOf, NEW_ORDER, realEdits } from './order-fields';

type Errors = Partial<Record<string, string>>;
type Edits = Partial<OrderFields>;

/** Without the named fields; without any when none is named. */
const without = (fields: Edits, names: readonly string[]): Edits =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.length > 0 && !names.includes(name)));

/** The saved values of the fields that a change touches. */
const only = (saved: OrderFields, change: Edits): Edits =>
  Object.fromEntries(Object.entries(saved).filter(([name]) => name in change));

/**
 * The general information as it is being edited: what is saved, with the edits laid over it. So an answer of the
 * server (another status, a new total) never disturbs what was typed and is not saved yet.
 */
export const useOrderForm = (order: Order | null) => {
  const [edits, setEdits] = useState<Edits>({});
  // What each edited field held when its edit began: tells whether somebody else saved another value since.
  const [bases, setBases] = useState<Edits>({});
  const [errors, setErrors] = useState<Errors>({});
  const saved = order ? fieldsOf(order) : NEW_ORDER;
  const changed = realEdits(saved, edits);
  const fields: OrderFields = { ...saved, ...edits };

  return {
    fields,
    errors,
    dirty: Object.keys(changed).length > 0,
    /** Whether an edited field was saved with another value since its edit began. */
    overtaken: Object.keys(realEdits(saved, bases)).some((name) => name in changed),
    change: (change: Edits) => {
      setBases((old) => ({ ...only(saved, change), ...old }));
      setEdits((old) => ({ ...old, ...change }));
      setErrors((old) => {
        const rest = Object.entries(old).filter(([name]) => !(name in change));
        return Object.fromEntries(rest);
      });
    },
    /** Forgets edits: all of them, or those of the named fields. */
    forget: (...names: (keyof OrderFields)[]) => {
      setEdits((old) => without(old, names));
      setBases((old) => without(old, names));
    },
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

import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { messageOf } from '../api';
import { texts } from '../i18n';
import type { FormFrame } from '../records';
import { useToast } from '../ui';
import { beginRepricing, type Entry, refreshRepriced, type ShownQuote } from './repriced';

/**
 * A catalogue's form whose save may reprice quotes, too: once the entry is stored the chosen ones are repriced, and the form
 * stays until that has been looked at.
 */
export const useImpactForm = (form: FormFrame) => {
  const toast = useToast();
  const client = useQueryClient();
  const next = useRef<readonly ShownQuote[] | null>(null);
  const chosen = useRef<readonly ShownQuote[] | null>(null);
  /** Each submission has its own choice: one that is refused leaves none to a later one. */
  const [takeChoice] = useState(() => () => {
    chosen.current = next.current;
    next.current = null;
  });
  const running = useRef(false);
  const wasSaved = useRef(false);
  const [run, setRun] = useState<number | null>(null);

  const show = (id: number) => {
    running.current = true;
    setRun(id);
  };
  const begin = async (entry: Entry, quotes: readonly ShownQuote[]) => {
    try {
      show((await beginRepricing(entry, quotes)).id);
    } catch (error) {
      toast(messageOf(error, texts.priceImpact.beginFailed));
    }
  };
  /** Submits the form; its save is the one that reprices these quotes. */
  const saveAndReprice = (quotes: readonly ShownQuote[] | null) => {
    const element = document.getElementById(form.id);
    if (!(element instanceof HTMLFormElement)) return;
    element.addEventListener('submit', takeChoice, { capture: true });
    next.current = quotes;
    element.requestSubmit();
  };
  /** Steps after the save of an entry. */
  const stored = async (entry: Entry) => {
    const quotes = chosen.current;
    chosen.current = null;
    if (quotes) await begin(entry, quotes);
  };
  const { onSaved } = form;
  const close = () => {
    running.current = false;
    setRun(null);
    refreshRepriced(client);
    if (wasSaved.current) onSaved();
  };
  const frame = useMemo<FormFrame>(
    () => ({
      ...form,
      onSaved: () => {
        wasSaved.current = true;
        if (!running.current) onSaved();
      },
    }),
    [form, onSaved],
  );
  return { frame, run, show, begin, saveAndReprice, stored, close };
};

export type ImpactForm = ReturnType<typeof useImpactForm>;

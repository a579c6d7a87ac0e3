import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type ComparedField, type Difference, differencesOf } from '../../editing';
import { formatFigure } from '../../ui';
import type { FieldDeclaration, Values } from '../types';

interface Entry {
  id: number;
  name?: string;
  title?: string;
  code?: string;
}

const shown = (field: FieldDeclaration, value: unknown): string => {
  if (field.kind === 'number') return typeof value === 'number' ? formatFigure(field.figure, value) : '';
  if (field.kind === 'own') return field.show(value);
  if (typeof value !== 'string') return '';
  return field.kind === 'choice' ? (field.choices[value] ?? value) : value;
};

/** How declared fields read where two versions of a record are compared. */
export const comparedFields = (fields: readonly FieldDeclaration[]): ComparedField<Values>[] =>
  fields.map((field) => ({
    label: field.label,
    show: (record, nameOf) => {
      const value = record[field.source];
      return field.kind === 'reference'
        ? nameOf(field.resource, typeof value === 'number' ? value : null)
        : shown(field, value);
    },
  }));

/** Compares two versions of a record. Names come out of the lists that the form's fields have loaded. */
export const useRecordComparison = (fields: readonly ComparedField<Values>[]) => {
  const client = useQueryClient();
  return useCallback(
    (mine: Values, theirs: Values): Difference[] =>
      differencesOf(fields, mine, theirs, (resource, id) => {
        if (id === null) return '';
        const lists = client.getQueriesData<{ data?: Entry[] }>({ queryKey: [resource, 'getList'] });
        const entry = lists.flatMap(([, list]) => list?.data ?? []).find((row) => row.id === id);
        return entry?.name ?? entry?.title ?? entry?.code ?? `${id}`;
      }),
    [client, fields],
  );
};

import { useState } from 'react';
import { useCreate, useUpdate } from 'react-admin';
import { fieldMessages } from '../../api';
import { texts } from '../../i18n';
import { useToast } from '../../ui';
import type { CatalogueDeclaration, Values } from '../types';

/** Creates or updates a record, tells how it went, and hands the server's complaints back to the fields. */
export const useSave = (declaration: CatalogueDeclaration, id: number | null, onSaved: () => void) => {
  const { resource, failures, toWire = (values: Values) => values } = declaration;
  const [create] = useCreate();
  const [update] = useUpdate();
  const [saving, setSaving] = useState(false);
  const toast = useToast();

  const save = async (values: Values): Promise<Record<string, string> | undefined> => {
    setSaving(true);
    try {
      const data = toWire(values);
      if (id === null) await create(resource, { data }, { returnPromise: true });
      else await update(resource, { id, data }, { returnPromise: true });
      toast(texts.common.saved, 'success');
      onSaved();
      return undefined;
    } catch (error) {
      toast(failures.save(error));
      return fieldMessages(error);
    } finally {
      setSaving(false);
    }
  };
  return { save, saving };
};

import { Box } from '@mui/material';
import { useMemo } from 'react';
import { comparedFields, FormField, type FormFrame, RecordForm, type Values } from '../records';
import { NameField } from './name-field';
import type { CatalogueDeclaration } from './types';

interface CatalogueFormProps {
  form: FormFrame;
  declaration: CatalogueDeclaration;
  /** What a new entry starts with. */
  start?: Values;
  onStored?: (sent: Values, stored: Values) => Promise<void>;
}

/**
 * The declared fields in a grid of twelve columns, the one that names the entry first. Each starts as empty, so that a
 * record without one still sends it.
 */
export const CatalogueForm = ({ form, declaration, start, onStored }: CatalogueFormProps) => {
  const empty = Object.fromEntries(declaration.fields.map(({ source }) => [source, null]));
  const compared = useMemo(() => comparedFields(declaration.fields), [declaration]);
  return (
    <RecordForm form={form} empty={{ ...empty, ...start }} compared={compared} onStored={onStored}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 2, paddingTop: 0.5 }}
      >
        {declaration.fields.map((field, index) => (
          <Box key={field.source} sx={{ gridColumn: { xs: 'span 12', sm: `span ${field.span ?? 12}` } }}>
            {index === 0 ? <NameField declaration={declaration} /> : <FormField field={field} />}
          </Box>
        ))}
      </Box>
    </RecordForm>
  );
};

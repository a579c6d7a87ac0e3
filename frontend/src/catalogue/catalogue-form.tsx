import { Box } from '@mui/material';
import { type ComponentType, Suspense, useMemo } from 'react';
import { ImpactStep, useImpactForm } from '../price-impact';
import {
  comparedFields,
  FormField,
  type FormFrame,
  RecordForm,
  type ReferenceFieldDeclaration,
  type Values,
} from '../records';
import { NameField } from './name-field';
import type { CatalogueDeclaration } from './types';

export interface CatalogueFormProps {
  form: FormFrame;
  declaration: CatalogueDeclaration;
  /** What a new entry starts with. */
  start?: Values;
  /** The field of a choice out of another catalogue. */
  Reference: ComponentType<{ field: ReferenceFieldDeclaration }>;
  onStored?: (sent: Values, stored: Values) => Promise<void>;
}

/**
 * The declared fields in a grid of twelve columns, the one that names the entry first. Each starts as empty, so that a
 * record without one still sends it.
 */
export const CatalogueForm = ({ form, declaration, start, Reference, onStored }: CatalogueFormProps) => {
  const empty = Object.fromEntries(declaration.fields.map(({ source, initial = null }) => [source, initial]));
  const compared = useMemo(() => comparedFields(declaration.fields), [declaration]);
  const { resource, prices, Below } = declaration;
  const impact = useImpactForm(form);
  const stored = async (sent: Values, saved: Values) => {
    await onStored?.(sent, saved);
    await impact.stored({ resource, id: Number(saved.id) });
  };
  return (
    <RecordForm form={impact.frame} empty={{ ...empty, ...start }} compared={compared} onStored={stored}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 2, paddingTop: 0.5 }}
      >
        {declaration.fields.map((field, index) => (
          <Box key={field.source} sx={{ gridColumn: { xs: 'span 12', sm: `span ${field.span ?? 12}` } }}>
            {index === 0 && <NameField declaration={declaration} />}
            {index > 0 &&
              (field.kind === 'reference' ? <Reference field={field} /> : <FormField field={field} />)}
          </Box>
        ))}
      </Box>
      <ImpactStep resource={resource} prices={prices} impact={impact} />
      {Below && (
        <Suspense fallback={null}>
          <Below />
        </Suspense>
      )}
    </RecordForm>
  );
};

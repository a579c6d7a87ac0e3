import { Box } from '@mui/material';
import { FormField, type FormFrame, RecordForm } from '../records';
import type { CatalogueDeclaration } from './types';

/** The declared fields in a grid of twelve columns. Each starts as empty, so that a record without one still sends it. */
export const CatalogueForm = ({
  form,
  declaration,
}: {
  form: FormFrame;
  declaration: CatalogueDeclaration;
}) => (
  <RecordForm form={form} empty={Object.fromEntries(declaration.fields.map(({ source }) => [source, null]))}>
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 2, paddingTop: 0.5 }}>
      {declaration.fields.map((field, index) => (
        <Box key={field.source} sx={{ gridColumn: { xs: 'span 12', sm: `span ${field.span ?? 12}` } }}>
          <FormField field={field} autoFocus={index === 0} />
        </Box>
      ))}
    </Box>
  </RecordForm>
);

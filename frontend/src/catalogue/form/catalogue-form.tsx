import { Box } from '@mui/material';
import { Form } from 'react-admin';
import type { CatalogueDeclaration, Values } from '../types';
import { FormField } from './form-field';

interface CatalogueFormProps {
  /** The save button stands outside of the form and names it. */
  id: string;
  declaration: CatalogueDeclaration;
  /** The record to edit; nothing for a new one. */
  record?: Values & { id: number };
  /** Answers field → message for what the server refused. */
  onSave: (values: Values) => Promise<Record<string, string> | undefined>;
}

/** Starts every field as empty, so that a record without one still sends it. */
const emptyValues = ({ fields }: CatalogueDeclaration): Values =>
  Object.fromEntries(fields.map(({ source }) => [source, null]));

/** The declared fields in a grid of twelve columns. */
export const CatalogueForm = ({ id, declaration, record, onSave }: CatalogueFormProps) => (
  <Form
    id={id}
    record={record ?? {}}
    defaultValues={emptyValues(declaration)}
    noValidate
    disableInvalidFormNotification
    onSubmit={(values: Values) => onSave(values)}
  >
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 2, paddingTop: 0.5 }}>
      {declaration.fields.map((field, index) => (
        <Box key={field.source} sx={{ gridColumn: { xs: 'span 12', sm: `span ${field.span ?? 12}` } }}>
          <FormField field={field} autoFocus={index === 0} />
        </Box>
      ))}
    </Box>
  </Form>
);

import { Button } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { API_BASE, type StockItem, underBase } from '../../api';
import { texts } from '../../i18n';
import {
  cuttingTabs,
  type FieldDeclaration,
  type NumberFieldDeclaration,
  orServer,
  usualFailures,
} from '../../records';
import { Clamped, FigureField, formatNumber } from '../../ui';
import { codeField, measure, reference } from '../fields';
import type { CatalogueDeclaration } from '../types';

const { fields, materials, bars, rules, stockItems: text } = texts.catalogue;

/** How many equal items a new one stands for; a stored one is a single item, and has a label. */
const CountField = () => {
  const stored = useRecordContext<StockItem>();
  const { setValue } = useFormContext();
  const count: unknown = useWatch({ name: 'count' });
  if (stored) {
    return (
      <Button href={underBase(`${API_BASE}/stock-items/${stored.id}/label`)} target="_blank" rel="noreferrer">
        {text.label}
      </Button>
    );
  }
  return (
    <FigureField
      figure="quantity"
      label={text.count}
      value={typeof count === 'number' ? count : null}
      onChange={(value) => setValue('count', value, { shouldDirty: true })}
    />
  );
};

const optional = (declaration: NumberFieldDeclaration): FieldDeclaration => {
  const { required: _, ...rest } = declaration;
  return rest;
};

const note = (source: string, label: string): FieldDeclaration => ({
  kind: 'text',
  source,
  label,
  maxLength: 255,
});

const mm = (value: number) => formatNumber(value, 0, 2);

/** Thickness, width and length of a sheet; the length of a bar. */
const sizeOf = ({ thickness, width, length }: StockItem): string =>
  text.mm([thickness, width, length].flatMap((side) => (side ? mm(side) : [])).join(' × '));

/** The shop's own sheets, bars and remnants. */
export const stockCatalogue: CatalogueDeclaration<StockItem> = {
  resource: 'stock-items',
  tabs: cuttingTabs,
  texts: text,
  failures: {
    ...usualFailures(text),
    save: orServer(text.saveFailed),
    delete: orServer(text.deleteFailed),
  },
  defaultSort: { field: 'id', order: 'DESC' },
  nameOf: ({ code }) => code ?? '',
  prices: [],
  exportable: false,
  importable: false,
  columns: [
    { source: 'code', label: fields.code, cell: ({ code }) => code },
    {
      source: 'material_id',
      label: text.item,
      sortBy: 'material.name',
      cell: ({ material, bar }) => <Clamped text={material?.name ?? bar?.name ?? texts.common.empty} />,
    },
    { source: 'thickness', label: text.size, numeric: true, cell: sizeOf },
    {
      source: 'place',
      label: text.place,
      secondary: true,
      cell: ({ place }) => <Clamped text={place || texts.common.empty} />,
    },
    {
      source: 'obs',
      label: text.obs,
      secondary: true,
      cell: ({ obs }) => <Clamped text={obs || texts.common.empty} />,
    },
    {
      source: 'batch_id',
      label: text.reserved,
      secondary: true,
      cell: ({ batch_id }) => (batch_id === null ? texts.common.empty : text.batch(batch_id)),
    },
  ],
  fields: [
    { ...codeField, span: 6 },
    { kind: 'own', source: 'count', label: text.count, Input: CountField, show: String, initial: 1, span: 6 },
    { ...reference('material_id', text.material, 'materials', materials.listFailed), span: 6 },
    { ...reference('bar_id', text.bar, 'bars', bars.listFailed), span: 6 },
    optional(measure('thickness', fields.thickness, rules.thicknessRequired, 'sheet_thickness')),
    optional(measure('width', fields.width, rules.widthRequired, 'sheet_width')),
    measure('length', fields.length, rules.lengthRequired, 'sheet_length'),
    { ...note('place', text.place), span: 6 },
    { ...note('obs', text.obs), span: 6 },
  ],
};

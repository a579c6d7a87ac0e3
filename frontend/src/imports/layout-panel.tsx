import { Box } from '@mui/material';
import { useState } from 'react';
import type { ImportPreview } from '../api';
import { imports as words } from '../i18n';
import { ChoiceField, CollapsiblePanel } from '../ui';
import type { ImportState } from './use-import';

/** Rows that may be the one of the headings; the server looks no further. */
const HEADING_ROWS = 30;

const numbered = (from: number, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [String(from + at), String(from + at)]));

interface LayoutPanelProps {
  preview: ImportPreview;
  state: ImportState;
}

/** Where the file's table was found and what its columns are read as; a change is checked anew. Open where that was not clear. */
export const LayoutPanel = ({ preview, state: { choice, setChoice } }: LayoutPanelProps) => {
  const { sheets, sheet, heading_row, columns, fields, problem } = preview;
  const [open, setOpen] = useState(problem !== null || choice.sheet !== undefined);
  const headings = Object.fromEntries(fields.map(({ field, heading }) => [field, heading]));
  const choose = (index: number, field: string) => {
    const names = Array.from({ length: 1 + Math.max(index, columns.at(-1)?.index ?? 0) }, () => '');
    // A field has one column: the other one that had it is ignored.
    for (const column of columns) if (column.field !== field) names[column.index] = column.field ?? '';
    names[index] = field;
    setChoice({ ...choice, sheet, heading_row, columns: names.join(',') });
  };
  return (
    <CollapsiblePanel
      title={words.layout(columns.filter(({ field }) => field !== null).length)}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          padding: '4px 16px 16px',
          gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
        }}
      >
        {sheets.length > 1 && (
          <ChoiceField
            label={words.sheet}
            value={String(sheet)}
            choices={Object.fromEntries(sheets.map((name, index) => [String(index), name]))}
            onChange={(value) => setChoice({ key: choice.key, mode: choice.mode, sheet: Number(value) })}
          />
        )}
        <ChoiceField
          label={words.headingRow}
          value={String(heading_row)}
          choices={numbered(1, HEADING_ROWS)}
          onChange={(value) =>
            setChoice({ key: choice.key, mode: choice.mode, sheet, heading_row: Number(value) })
          }
        />
        {columns.map(({ index, heading, field }) => (
          <ChoiceField
            key={index}
            label={heading}
            value={field ?? ''}
            choices={headings}
            emptyLabel={words.ignored}
            onChange={(value) => choose(index, value ?? '')}
          />
        ))}
      </Box>
    </CollapsiblePanel>
  );
};

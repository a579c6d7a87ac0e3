import { Box, Typography } from '@mui/material';
import type { CompanyTaxes } from '../api';
import { companyTaxes as words } from '../i18n';
import { PlainTextField } from '../ui';

type Operation = CompanyTaxes['operations'][number];

const CFOPS = ['inside', 'interstate', 'consumer'] as const;

interface OperationRowsProps {
  rows: readonly Operation[];
  onChange: (rows: Operation[]) => void;
  /** The complaint about a field, by its path in the list: `1.inside`. */
  errorOf: (path: string) => string | undefined;
}

/** The codes by which invoices name each operation. */
export const OperationRows = ({ rows, onChange, errorOf }: OperationRowsProps) => {
  const put = (index: number, change: Partial<Operation>) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="caption" color="textSecondary">
        {words.operationsHint}
      </Typography>
      {rows.map((row, index) => (
        <Box
          key={row.operation}
          role="group"
          aria-label={words.operationNames[row.operation]}
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}
        >
          <Typography variant="small" sx={{ gridColumn: '1 / -1', fontWeight: 600 }}>
            {words.operationNames[row.operation]}
          </Typography>
          {CFOPS.map((name) => (
            <PlainTextField
              key={name}
              label={words.cfop[name]}
              value={row[name]}
              mask={(typed) => typed.replace(/\D/g, '').slice(0, 4)}
              onChange={(value) => put(index, { [name]: value })}
              error={errorOf(`${index}.${name}`)}
            />
          ))}
          <Box sx={{ gridColumn: '1 / -1' }}>
            <PlainTextField
              label={words.operationText}
              value={row.text}
              maxLength={255}
              onChange={(text) => put(index, { text: text || null })}
              error={errorOf(`${index}.text`)}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/** The operations as two versions of the profile are compared. */
export const operationsText = (rows: readonly Operation[]): string =>
  rows
    .map(({ operation, inside, interstate, consumer, text }) =>
      [words.operationNames[operation], inside, interstate, consumer, text].filter(Boolean).join(' '),
    )
    .join('\n');

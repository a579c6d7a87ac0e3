import { Box } from '@mui/material';
import type { AdministrationEntry } from '../api';
import { texts } from '../i18n';
import { Clamped, type Column, formatDateTime } from '../ui';

const { administrationHistory: words } = texts;

/** From what to what; an empty text where the entry is about no field. */
const valuesOf = ({ field, before, after }: AdministrationEntry): string =>
  field === null ? '' : words.fromTo(before ?? words.nothing, after ?? words.nothing);

const Caption = ({ text }: { text: string }) => (
  <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
    {text}
  </Box>
);

export const historyColumns: readonly Column<AdministrationEntry>[] = [
  {
    source: 'created_at',
    label: words.when,
    width: { xs: '112px', sm: '168px' },
    cell: ({ created_at, user_name }) => (
      <>
        {formatDateTime(created_at)}
        {/* A phone has no room for a column of it. */}
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          <Caption text={user_name} />
        </Box>
      </>
    ),
  },
  { source: 'user_name', label: words.who, secondary: true, width: 180, cell: ({ user_name }) => user_name },
  {
    source: 'record_name',
    label: words.record,
    secondary: true,
    width: '26%',
    cell: ({ record_name, kind_title }) => (
      <>
        <Clamped text={record_name} lines={1} />
        <Caption text={kind_title} />
      </>
    ),
  },
  {
    source: 'field',
    label: words.change,
    cell: (entry) => (
      <>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          <Caption text={`${entry.kind_title} · ${entry.record_name}`} />
        </Box>
        {entry.field ?? entry.action_title}
        {entry.field !== null && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            <Clamped text={valuesOf(entry)} />
          </Box>
        )}
      </>
    ),
  },
];

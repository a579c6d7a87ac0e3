import type { AdministrationEntry } from '../api';
import { administrationHistory as words } from '../i18n';
import { Facts, formatDateTime, TitledDialog } from '../ui';

interface EntryDetailProps {
  entry: AdministrationEntry;
  onClose: () => void;
}

/** An entry with its values in full, which the list has no room for. */
export const EntryDetail = ({ entry, onClose }: EntryDetailProps) => (
  <TitledDialog title={words.detail} onClose={onClose}>
    <Facts
      rows={[
        [words.when, formatDateTime(entry.created_at)],
        [words.who, entry.user_name],
        [words.record, `${entry.record_name} · ${entry.kind_title}`],
        [words.change, [entry.action_title, entry.field].filter(Boolean).join(' · ')],
        [words.before, entry.field !== null && (entry.before ?? words.nothing)],
        [words.after, entry.field !== null && (entry.after ?? words.nothing)],
      ]}
    />
  </TitledDialog>
);

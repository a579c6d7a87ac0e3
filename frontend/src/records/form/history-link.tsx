import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { Button } from '@mui/material';
import { Link } from 'react-router';
import { texts } from '../../i18n';
import { useSession } from '../../providers';
import { paths } from '../../routes';

interface HistoryLinkProps {
  /** The kind of record, which is its name below /api. */
  kind: string;
  id: number;
}

/** Leads from a record's form to who changed it, for users who may see that. */
export const HistoryLink = ({ kind, id }: HistoryLinkProps) => {
  const { hasPermission } = useSession();
  if (!hasPermission('view_administration_history')) return null;
  return (
    <Button component={Link} to={paths.historyOf(kind, id)} startIcon={<HistoryOutlined />}>
      {texts.administrationHistory.ofRecord}
    </Button>
  );
};

const AUDITED: Readonly<Record<string, string>> = { users: 'user', groups: 'group' };

/** The kind of a resource's records in the history of administration. */
export const auditKindOf = (resource: string): string => AUDITED[resource] ?? resource;

import { Box } from '@mui/material';
import { texts } from '../../../i18n';
import { FindingLink } from './finding-link';
import type { Finding } from './readiness';

interface FindingListProps {
  findings: readonly Finding[];
  /** Closes the question, before a finding leads to its place. */
  onLeave: () => void;
}

/** The open findings in the question before a move; nothing where there are none. */
export const FindingList = ({ findings, onLeave }: FindingListProps) =>
  findings.length > 0 && (
    <Box component="span" sx={{ color: 'warning.main' }}>
      {texts.orders.readiness.title}:
      <Box component="ul" sx={{ marginTop: 0.5, paddingInlineStart: 2.5, listStyle: 'disc' }}>
        {findings.map((finding) => (
          <li key={finding.kind}>
            <FindingLink finding={finding} onLeave={onLeave} />
          </li>
        ))}
      </Box>
    </Box>
  );

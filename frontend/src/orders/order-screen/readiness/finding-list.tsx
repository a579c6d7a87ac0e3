import { Box } from '@mui/material';
import { texts } from '../../../i18n';
import type { Order } from '../../data/types';
import { type Finding } from './readiness';
import { findingText } from './finding-texts';

/** The open findings in the question before a move; nothing where there are none. */
export const FindingList = ({ findings, order }: { findings: readonly Finding[]; order: Order }) =>
  findings.length > 0 && (
    <Box component="span" sx={{ color: 'warning.main' }}>
      {texts.orders.readiness.title}:
      <Box component="ul" sx={{ margin: '4px 0 0', paddingInlineStart: 2.5 }}>
        {findings.map((finding) => (
          <li key={finding.kind}>{findingText(finding, order)}</li>
        ))}
      </Box>
    </Box>
  );

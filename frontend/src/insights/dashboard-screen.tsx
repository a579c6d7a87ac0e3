import { Box, Button, MenuItem, Skeleton, Stack, TextField } from '@mui/material';
import { Link } from 'react-router';
import { type Dashboard, messageOf } from '../api';
import { insights as words, texts } from '../i18n';
import { useSession } from '../providers';
import { paths } from '../routes';
import { EmptyState, ErrorState, Page, Panel, usePageTitle, Quiet } from '../ui';
import { HeadFigures } from './head-figures';
import { CustomersPanel, LossesPanel, MaterialsPanel, StatusPanel, WaitingPanel } from './list-panels';
import { AnswersPanel, RevenuePanel, SendingPanel } from './month-panels';
import { periodLabel, periodsOn, useDashboard } from './use-dashboard';

interface PeriodFieldProps {
  data: Dashboard;
  onChange: (period: string) => void;
}

const PeriodField = ({ data: { today, period }, onChange }: PeriodFieldProps) => {
  const offered = periodsOn(today);
  const known = offered.some((choice) => choice.period === period);
  const choices = known ? offered : [...offered, { period, label: periodLabel(period) }];
  return (
    <TextField
      select
      value={period}
      onChange={(event) => onChange(event.target.value)}
      sx={{ width: 220 }}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': words.period } } }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice.period} value={choice.period}>
          {choice.label} · {periodLabel(choice.period)}
        </MenuItem>
      ))}
    </TextField>
  );
};

const TWO_COLUMNS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

const Loaded = ({ data }: { data: Dashboard }) => (
  <>
    <HeadFigures data={data} />
    <Box sx={TWO_COLUMNS}>
      <Stack sx={{ gap: 1.5 }}>
        <WaitingPanel data={data} />
        <RevenuePanel data={data} />
        <AnswersPanel data={data} />
        <CustomersPanel data={data} />
      </Stack>
      <Stack sx={{ gap: 1.5 }}>
        <StatusPanel data={data} />
        <LossesPanel data={data} />
        <SendingPanel data={data} />
        <MaterialsPanel data={data} />
      </Stack>
    </Box>
  </>
);

const PANEL_HEIGHTS = [300, 220, 300, 300];

/** Panels in the shape of those that are loading. */
const Loading = () => (
  <Stack sx={{ gap: 1.5 }} aria-busy="true" aria-label={texts.common.loading}>
    <Skeleton variant="rounded" height={92} />
    <Box sx={TWO_COLUMNS}>
      {PANEL_HEIGHTS.map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} />
      ))}
    </Box>
  </Stack>
);

const NothingYet = () => {
  const { creatableTypes } = useSession();
  const create = (
    <Button variant="outlined" component={Link} to={paths.order('new')}>
      {words.newQuote}
    </Button>
  );
  return (
    <Panel>
      <EmptyState message={words.empty} action={creatableTypes.length > 0 && create} />
    </Panel>
  );
};

const isEmpty = ({ statuses }: Dashboard): boolean => statuses.every(({ count }) => count === 0);

/** How the business stands: every figure leads to the orders that it counts. */
export const DashboardScreen = () => {
  usePageTitle(words.title);
  const { query, setPeriod } = useDashboard();
  const { data, error } = query;
  if (!data) {
    return (
      <Page>
        {error ? (
          <ErrorState message={messageOf(error, words.loadFailed)} onRetry={() => void query.refetch()} />
        ) : (
          <Loading />
        )}
      </Page>
    );
  }
  return (
    <Page
      width={1440}
      toolbar={
        <>
          <PeriodField data={data} onChange={setPeriod} />
          {!data.of_all && <Quiet variant="caption">{words.ownOnly}</Quiet>}
        </>
      }
    >
      {isEmpty(data) ? <NothingYet /> : <Loaded data={data} />}
    </Page>
  );
};

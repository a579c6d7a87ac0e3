import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api } from '../../api';
import { texts } from '../../i18n';
import { DownloadButton, EmptyState, Loaded, TitledDialog, useNarrow, Quiet } from '../../ui';
import { type Difference, type Revision } from '../revisions-api';
import { ChangedParts } from './changed-parts';
import { Waterfall } from './waterfall';

const text = texts.revisions;

interface PrintForCustomerProps extends Pick<Difference, 'from' | 'to'> {
  orderId: number;
}

/** Prints the changes that the customer may see: a PDF without costs and reasons. */
const PrintForCustomer = ({ orderId, from, to }: PrintForCustomerProps) => (
  <DownloadButton
    size="medium"
    path={`/orders/${orderId}/revision-difference/pdf?${to === null ? `from=${from}` : `from=${from}&to=${to}`}`}
    failed={text.documentFailed}
    startIcon={<PictureAsPdfOutlined fontSize="small" />}
  >
    {text.printForCustomer}
  </DownloadButton>
);

/** The quote as it is now, among the numbers of its revisions. */
const NOW = 'now';

interface StateChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; name: string }[];
  onChange: (value: string) => void;
}

const StateChoice = ({ label, value, options, onChange }: StateChoiceProps) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    fullWidth={false}
    sx={{ width: 160 }}
  >
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.name}
      </MenuItem>
    ))}
  </TextField>
);

interface DifferenceDialogProps {
  orderId: number;
  /** The quote's present content, in a text. */
  state: string;
  /** The last one first. */
  revisions: readonly Revision[];
  revision: Revision;
  onClose: () => void;
}

/** The first comparison: the chosen revision with the next one, the last one with the one before it, the only one with the quote as it is now. */
const firstStates = (revisions: readonly Revision[], { number }: Revision): [from: string, to: string] => {
  const has = (wanted: number) => revisions.some((each) => each.number === wanted);
  if (has(number + 1)) return [String(number), String(number + 1)];
  return has(number - 1) ? [String(number - 1), String(number)] : [String(number), NOW];
};

/** 'O que mudou': from one total to the other, reason by reason, and part by part. */
export const DifferenceDialog = ({ orderId, state, revisions, revision, onClose }: DifferenceDialogProps) => {
  const phone = useNarrow('sm');
  const [first] = useState(() => firstStates(revisions, revision));
  const [from, setFrom] = useState(first[0]);
  const [to, setTo] = useState(first[1]);
  const states = [
    { value: NOW, name: text.now },
    ...revisions.map(({ number, name }) => ({ value: String(number), name })),
  ];
  const query = useQuery({
    queryKey: ['orders', 'difference', orderId, from, to, to === NOW ? state : ''],
    queryFn: ({ signal }) => {
      const query = { from: Number(from), to: to === NOW ? undefined : Number(to) };
      const params = { path: { id: orderId }, query };
      return answer(api.GET('/api/orders/{id}/revision-difference', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });
  const nameOf = (number: number | null) => (number === null ? text.now : text.name(number));
  return (
    <TitledDialog
      title={text.compareTitle}
      fullScreen={phone}
      maxWidth="md"
      onClose={onClose}
      contentSx={{ padding: 0 }}
      actions={
        <>
          {query.data && <PrintForCustomer orderId={orderId} from={query.data.from} to={query.data.to} />}
          <Button autoFocus onClick={onClose}>
            {texts.common.close}
          </Button>
        </>
      }
    >
      <Stack direction="row" sx={{ gap: 1.5, padding: '8px 16px 12px', flexWrap: 'wrap' }}>
        <StateChoice
          label={text.from}
          value={from}
          options={states.filter(({ value }) => value !== NOW && value !== to)}
          onChange={setFrom}
        />
        <StateChoice
          label={text.to}
          value={to}
          options={states.filter(({ value }) => value !== from)}
          onChange={setTo}
        />
      </Stack>
      <Loaded query={query} failed={text.compareFailed} fields={3}>
        {(data) => (
          <>
            <Waterfall difference={data} names={{ from: nameOf(data.from), to: nameOf(data.to) }} />
            {data.steps.length === 0 && <EmptyState message={text.unchanged} />}
            {data.parts.length > 0 && <ChangedParts parts={data.parts} />}
          </>
        )}
      </Loaded>
      <Box sx={{ padding: '12px 16px 0' }}>
        <Quiet variant="caption" component="p">
          {text.compareExplained}
        </Quiet>
      </Box>
    </TitledDialog>
  );
};

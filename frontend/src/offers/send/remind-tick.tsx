import { Box, Checkbox, FormControlLabel, FormHelperText } from '@mui/material';
import { useId, useState } from 'react';
import { answer, api, messageOf } from '../../api';
import { texts } from '../../i18n';
import { useBusy, useToast } from '../../ui';
import type { MailDraft } from './use-mails';

const { sending: words } = texts.offers;

/** Whether the customer is reminded before the validity ends: stored at once, whatever becomes of the message. */
export const RemindTick = ({ orderId, draft }: { orderId: number; draft: MailDraft }) => {
  const hint = useId();
  const [checked, setChecked] = useState(draft.remind_customer);
  const [busy, run] = useBusy();
  const toast = useToast();
  const store = async (remind_customer: boolean): Promise<void> => {
    setChecked(remind_customer);
    const params = { path: { id: orderId } };
    try {
      await answer(api.PUT('/api/orders/{id}/customer-reminder', { params, body: { remind_customer } }));
    } catch (error) {
      setChecked(!remind_customer);
      toast(messageOf(error, words.remindFailed));
    }
  };
  return (
    <Box>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { paddingTop: 0.75 } }}
        control={
          <Checkbox
            size="small"
            checked={checked}
            slotProps={{ input: { 'aria-describedby': hint } }}
            onChange={(_event, next) => {
              if (!busy) void run(() => store(next));
            }}
          />
        }
        label={words.remind}
      />
      <FormHelperText id={hint} sx={{ marginInlineStart: 3.75, marginTop: 0 }}>
        {words.remindHint}
      </FormHelperText>
    </Box>
  );
};

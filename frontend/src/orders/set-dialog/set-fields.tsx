import { Stack } from '@mui/material';
import { texts } from '../../i18n';
import { ChoiceField, FigureField, PlainTextField } from '../../ui';
import { NcmField } from '../shared/ncm-field';
import type { SetSession } from './use-set-session';

const text = texts.orders.sets;

/** Reference, observations, NCM, unit and quantity. */
export const SetFieldsForm = ({ form, disabled }: { form: SetSession; disabled: boolean }) => {
  const { values: draft, errors, change } = form;
  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <PlainTextField
        label={text.reference}
        value={draft.reference}
        onChange={(reference) => change({ reference: reference || null })}
        disabled={disabled}
        error={errors.reference}
      />
      <PlainTextField
        label={text.obs}
        rows={4}
        value={draft.obs}
        onChange={(obs) => change({ obs: obs || null })}
        disabled={disabled}
        error={errors.obs}
      />
      <NcmField
        value={draft.ncm_id}
        onChange={(ncm) => change({ ncm_id: ncm?.id ?? null })}
        disabled={disabled}
        error={errors.ncm_id}
      />
      <Stack direction="row" sx={{ gap: 2 }}>
        <ChoiceField
          label={text.unit}
          value={draft.unit}
          choices={text.units}
          onChange={(unit) => change({ unit })}
          disabled={disabled}
          error={errors.unit}
        />
        <FigureField
          figure="set_quantity"
          label={text.quantity}
          value={draft.quantity}
          onChange={(quantity) => change({ quantity: quantity ?? 0 })}
          disabled={disabled}
          error={errors.quantity}
        />
      </Stack>
    </Stack>
  );
};

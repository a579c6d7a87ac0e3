import { Box } from '@mui/material';
import { texts } from '../../../i18n';
import { partDialog as text, parts } from '../../../i18n/orders';
import { ChoiceField, formatMoney, formatFigure, SwitchField } from '../../../ui';
import { OperationField } from '../../shared/operation-field';
import { useOpenPart } from '../open-part';
import { TaxLine } from './values-grid';

/** How the part is sold: its operation, the origin of its goods, and whether its material is the customer's, which costs nothing. */
export const SoldAsFields = () => {
  const { form, disabled } = useOpenPart();
  return (
    <Box
      sx={{ gridColumn: '1 / -1', marginTop: 1, display: 'grid', gap: 1.5, gridTemplateColumns: '1fr 1fr' }}
    >
      <OperationField
        {...form.bind('operation_id')}
        label={parts.operation}
        emptyLabel={form.draft.customer_material ? parts.tolling : parts.ofOrder}
        disabled={disabled}
      />
      <ChoiceField
        label={parts.origin}
        value={form.draft.origin === null ? null : String(form.draft.origin)}
        choices={texts.companyTaxes.origins}
        emptyLabel={parts.usualOrigin}
        onChange={(origin) => form.change({ origin: origin === null ? null : Number(origin) })}
        disabled={disabled}
        error={form.errors.origin}
      />
      <SwitchField
        label={parts.customerMaterial}
        checked={form.draft.customer_material}
        onChange={(customer_material) => form.change({ customer_material })}
        disabled={disabled}
      />
    </Box>
  );
};

/** IPI of the part's NCM and ICMS of the customer's state: rates, per piece and in total. */
export const TaxBox = () => {
  const { draft, calculation } = useOpenPart().form;
  return (
    <Box
      role="group"
      aria-label={`${text.ipi}, ${text.icms}`}
      sx={{
        display: 'contents',
        '& button': {
          color: calculation.pending ? 'text.secondary' : 'text.primary',
          transition: 'color 120ms',
        },
      }}
    >
      <TaxLine
        name={text.ipi}
        percent={formatFigure('ipi', draft.ipi)}
        figures={[
          { field: 'unit_ipi_value', shown: formatMoney(draft.unit_ipi_value) },
          { field: 'total_ipi_value', shown: formatMoney(draft.total_ipi_value) },
        ]}
      />
      <TaxLine
        name={text.icms}
        percent={formatFigure('icms', draft.icms)}
        figures={[
          { field: 'unit_icms_value', shown: formatMoney(draft.unit_icms_value) },
          { field: 'total_icms_value', shown: formatMoney(draft.total_icms_value) },
        ]}
      />
    </Box>
  );
};

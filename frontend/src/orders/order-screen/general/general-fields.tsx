import { Box } from '@mui/material';
import { texts } from '../../../i18n';
import { screen, types, deliveryTypes } from '../../../i18n/orders';
import { useSession } from '../../../providers';
import {
  ChoiceField,
  customerLabel,
  DateField,
  FigureField,
  NumberField,
  PlainTextField,
  SearchSelect,
} from '../../../ui';
import type { Order } from '../../data/types';
import { useCompany } from '../../data/use-company';
import { TargetMargin } from '../../margins/target-margin';
import { OperationField } from '../../shared/operation-field';
import { useCatalogue } from '../../shared/use-catalogue';
import { useCreateEntry } from '../../shared/use-create-entry';
import { Accepted } from '../accepted';
import type { OrderSession } from './use-order-session';

const ASKED = ['customer', 'markup', 'delivery', 'invoice'] as const;

/** The field that was asked for takes the focus; how often counts, so that it does so again. */
export interface AskedField {
  field: (typeof ASKED)[number];
  times: number;
}

export const NONE_ASKED: AskedField = { field: 'customer', times: 0 };

/** The field that a link from another screen led to, by its state (`{ asked: 'customer' }`). */
export const askedIn = (state: unknown): AskedField => {
  const field = ASKED.find(
    (known) => typeof state === 'object' && state !== null && 'asked' in state && state.asked === known,
  );
  return field ? { field, times: 1 } : NONE_ASKED;
};

export interface GeneralProps {
  order: Order | null;
  form: OrderSession;
  asked: AskedField;
}

interface FieldProps extends GeneralProps {
  disabled: boolean;
}

const span = (columns: number) => ({ gridColumn: { xs: 'span 12', sm: 'span 6', lg: `span ${columns}` } });

/** Why the type of a saved order can't be changed, if so. */
const typeLock = (order: Order | null, disabled: boolean): string | undefined => {
  if (order?.type === 'order') return screen.typeLocked;
  if (disabled) return screen.typeReadOnly;
  return order && !order.can.approve ? screen.typeNeedsApproval : undefined;
};

/** A new order is offered as what the user may create; the type of a saved one may be locked, and says why. */
const TypeField = ({ order, form, disabled }: FieldProps) => {
  const { creatableTypes } = useSession();
  const [only, other] = creatableTypes;
  const single = !order && only && !other ? only : undefined;
  const offered: Partial<typeof types> = single ? { [single]: types[single] } : types;
  return (
    <>
      <ChoiceField
        label={screen.type}
        {...form.bind('type')}
        choices={offered}
        required
        emptyLabel={order || single ? undefined : ' '}
        locked={typeLock(order, disabled)}
        hint={single && screen.typeOnly[single]}
      />
      {order?.type === 'pre_order' && form.values.type === 'order' && <Accepted order={order} />}
    </>
  );
};

const CustomerField = ({ order, form, disabled, asked }: FieldProps) => {
  const { rows, loading } = useCatalogue('customers');
  const creation = useCreateEntry('customers', ({ id }) => form.change({ customer_id: id }));
  const known = rows ?? (order?.customer ? [order.customer] : []);
  return (
    <>
      <SearchSelect
        label={screen.customer}
        {...form.bind('customer_id')}
        options={known.map((row) => ({ id: row.id, label: customerLabel(row) }))}
        loading={loading}
        disabled={disabled}
        autoFocus={order === null || (asked.times > 0 && asked.field === 'customer')}
        onCreate={creation.onCreate}
      />
      {creation.dialog}
    </>
  );
};

const Delivery = ({ form, disabled }: FieldProps) => (
  <>
    <Box sx={span(2)}>
      <ChoiceField
        label={screen.deliveryType}
        {...form.bind('delivery_type')}
        choices={deliveryTypes}
        emptyLabel={texts.common.empty}
        disabled={disabled}
      />
    </Box>
    <Box sx={span(2)}>
      <FigureField
        figure="delivery_value"
        label={screen.freight}
        {...form.bind('delivery_value')}
        disabled={disabled}
        hint={form.values.delivery_type === 'FOB' ? screen.fobHint : undefined}
      />
    </Box>
  </>
);

const Dates = ({ form, disabled, asked }: FieldProps) => (
  <>
    <Box sx={span(4)}>
      <DateField
        withTime
        label={screen.deliveryDate}
        {...form.bind('delivery_date')}
        disabled={disabled}
        autoFocus={asked.times > 0 && asked.field === 'delivery'}
      />
    </Box>
    <Box sx={span(4)}>
      <PlainTextField
        label={screen.estimatedDelivery}
        {...form.bindWords('estimated_delivery_date')}
        disabled={disabled}
      />
    </Box>
  </>
);

/** How it is paid, when it will be invoiced, for how long a quote is valid, and what it remarks; a new one begins with the company's. */
const Terms = ({ form, disabled, asked }: FieldProps) => {
  const company = useCompany();
  const isQuote = form.values.type !== 'order';
  return (
    <>
      <Box sx={span(isQuote ? 3 : 6)}>
        <PlainTextField label={screen.paymentObs} {...form.bindWords('payment_obs')} disabled={disabled} />
      </Box>
      <Box sx={span(3)}>
        <DateField
          label={screen.invoiceDate}
          {...form.bind('invoice_date')}
          disabled={disabled}
          autoFocus={asked.times > 0 && asked.field === 'invoice'}
        />
      </Box>
      <Box sx={span(3)}>
        <OperationField
          label={screen.operation}
          emptyLabel={screen.usualOperation}
          {...form.bind('operation_id')}
          disabled={disabled}
        />
      </Box>
      {isQuote && (
        <Box sx={span(3)}>
          <NumberField
            label={screen.validity}
            {...form.bind('validity_days')}
            decimals={0}
            unit={screen.days}
            placeholder={company && screen.validityOfCompany(company.quote_validity_days)}
            disabled={disabled}
          />
        </Box>
      )}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <PlainTextField
          label={screen.quoteObs}
          {...form.bindWords('quote_obs')}
          rows={2}
          maxLength={1000}
          hint={screen.quoteObsHint}
          disabled={disabled}
        />
      </Box>
    </>
  );
};

/** Type, customer, delivery, values and dates, in the order in which an estimator fills them. */
export const GeneralFields = (general: GeneralProps) => {
  const { order, form, asked } = general;
  const disabled = !form.canEdit;
  const props: FieldProps = { ...general, disabled };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 2, flexGrow: 1 }}>
      <Box sx={span(2)}>
        <TypeField {...props} />
      </Box>
      <Box sx={span(4)}>
        <CustomerField key={`customer-${asked.times}`} {...props} />
      </Box>
      <Delivery {...props} />
      <Box sx={span(2)}>
        <FigureField
          key={`markup-${asked.times}`}
          autoFocus={asked.times > 0 && asked.field === 'markup'}
          figure="markup"
          label={screen.markup}
          {...form.bind('markup')}
          onCommit={form.onMarkup}
          disabled={disabled}
          hint={order ? screen.markupHint : undefined}
          adornment={
            order && !disabled ? (
              <TargetMargin
                order={order}
                onMarkup={(markup) => {
                  form.change({ markup });
                  form.onMarkup(markup);
                }}
              />
            ) : undefined
          }
        />
      </Box>
      {(['service_value', 'discount'] as const).map((name) => (
        <Box key={name} sx={span(2)}>
          <FigureField
            figure={name}
            label={name === 'discount' ? screen.discount : screen.service}
            {...form.bind(name)}
            disabled={disabled}
          />
        </Box>
      ))}
      <Dates key={`dates-${asked.times}`} {...props} />
      <Terms key={`terms-${asked.times}`} {...props} />
    </Box>
  );
};

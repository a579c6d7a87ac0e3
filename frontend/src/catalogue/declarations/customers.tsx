import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Customer, State } from '../../api';
import { texts } from '../../i18n';
import { CustomerPrivacy } from '../../privacy';
import { orServer, usualFailures } from '../../records';
import {
  Clamped,
  documentWarning,
  judgeCnpj,
  judgeCpf,
  maskCnpj,
  maskCpf,
  maskPhone,
  maskPostalCode,
} from '../../ui';
import { DrawingFeedback } from '../drawing-feedback';
import { byName, codeColumn, codeField, nameField, usedByOrders } from '../fields';
import { customerTaxFields } from '../tax-fields';
import type { CatalogueDeclaration } from '../types';

const { customers, states } = texts.catalogue;
const { empty } = texts.common;

/** Below a customer's fields: what was learnt from its drawings, and what is kept about its contact. */
const CustomerExtras = () => {
  const customer = useRecordContext<{ id: number }>();
  if (customer === undefined) return null;
  return (
    <>
      <Box sx={{ marginTop: 2 }}>
        <DrawingFeedback customerId={customer.id} />
      </Box>
      <CustomerPrivacy />
    </>
  );
};

/** A number that never breaks. */
const whole = (number: string | null | undefined) => (
  <span style={{ whiteSpace: 'nowrap' }}>{number || empty}</span>
);

export const customerCatalogue: CatalogueDeclaration<Customer> = {
  resource: 'customers',
  texts: customers,
  failures: { ...usualFailures(customers), save: orServer(customers.saveFailed) },
  ...byName,
  ...usedByOrders('customer_id'),
  prices: ['state_id'],
  Below: CustomerExtras,
  columns: [
    {
      source: 'name',
      label: nameField.label,
      width: { xs: 'auto', sm: '32%' },
      cell: ({ name }) => <Clamped text={name} />,
    },
    { ...codeColumn, secondary: false, hideBelow: 1100 },
    {
      source: 'cnpj',
      label: customers.document,
      cell: ({ cnpj, cpf }) => whole(cnpj || cpf),
    },
    {
      source: 'email',
      label: customers.email,
      secondary: true,
      cell: ({ email }) => <Clamped text={email || empty} lines={1} />,
    },
    { source: 'phone', label: customers.phone, secondary: true, cell: ({ phone }) => whole(phone) },
    {
      source: 'state_id',
      label: customers.state,
      secondary: true,
      sortBy: 'state.name',
      cell: ({ state }) => state?.name ?? empty,
    },
  ],
  fields: [
    nameField,
    {
      kind: 'text',
      source: 'cnpj',
      label: customers.cnpj,
      mask: maskCnpj,
      warn: (value) => documentWarning(customers.cnpj, judgeCnpj(value)),
      span: 4,
    },
    {
      kind: 'text',
      source: 'cpf',
      label: customers.cpf,
      mask: maskCpf,
      warn: (value) => documentWarning(customers.cpf, judgeCpf(value)),
      span: 4,
    },
    {
      kind: 'text',
      source: 'state_registration',
      label: customers.stateRegistration,
      maxLength: 30,
      span: 4,
    },
    { kind: 'text', source: 'contact', label: customers.contact, maxLength: 255, span: 8 },
    { kind: 'text', source: 'phone', label: customers.phone, mask: maskPhone, span: 4 },
    { kind: 'text', source: 'email', label: customers.email, type: 'email', maxLength: 255, span: 8 },
    codeField,
    { kind: 'text', source: 'address', label: customers.address, maxLength: 500 },
    { kind: 'text', source: 'street_number', label: customers.streetNumber, maxLength: 20, span: 3 },
    { kind: 'text', source: 'district', label: customers.district, maxLength: 60, span: 5 },
    { kind: 'text', source: 'city_code', label: customers.cityCode, maxLength: 7, span: 4 },
    { kind: 'text', source: 'postal_code', label: customers.postalCode, mask: maskPostalCode, span: 3 },
    { kind: 'text', source: 'city', label: customers.city, maxLength: 255, span: 5 },
    {
      kind: 'reference',
      source: 'state_id',
      label: customers.state,
      resource: 'states',
      sort: { field: 'name', order: 'ASC' },
      optionOf: ({ id, name, abbreviation }: State) => ({
        id,
        label: `${name} (${abbreviation})`,
        detail: abbreviation,
      }),
      loadFailed: states.listFailed,
      span: 4,
    },
    ...customerTaxFields,
  ],
};

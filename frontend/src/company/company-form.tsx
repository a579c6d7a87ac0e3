import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { answer, api, type Company, messageOf } from '../api';
import { useEditSession } from '../editing';
import { texts } from '../i18n';
import {
  documentWarning,
  judgeCnpj,
  maskCnpj,
  maskPhone,
  maskPostalCode,
  NumberField,
  PlainTextField,
} from '../ui';

const { company: words, common } = texts;

/** While it is typed, the number of days may be empty; the server says what is missing. */
type CompanyValues = Omit<Company, 'quote_validity_days'> & { quote_validity_days: number | null };

/** The company's data; saving changes every document that is made from then on. */
export const CompanyForm = ({ company }: { company: Company }) => {
  const client = useQueryClient();
  const form = useEditSession<CompanyValues>({
    fields: company,
    draft: 'company',
    validate: ({ name }) => ({ name: name.trim() === '' ? words.nameRequired : undefined }),
    save: async ({ logo: _logo, ...values }) => {
      const stored = await answer(api.PUT('/api/company', { body: values }));
      client.setQueryData(['company'], stored);
      return stored;
    },
    saved: words.saved,
    failure: (error) => messageOf(error, words.saveFailed),
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.onSubmit}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
        {words.hint}
      </Typography>
      <PlainTextField {...form.bind('name')} label={words.name} required />
      <PlainTextField
        {...form.bind('cnpj')}
        label={words.cnpj}
        mask={maskCnpj}
        warning={documentWarning(words.cnpj, judgeCnpj(form.values.cnpj ?? ''))}
      />
      <PlainTextField {...form.bind('state_registration')} label={words.stateRegistration} />
      <PlainTextField {...form.bind('contact')} label={words.contact} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <PlainTextField {...form.bind('address')} label={words.address} />
      </Box>
      <PlainTextField {...form.bind('postal_code')} label={words.postalCode} mask={maskPostalCode} />
      <PlainTextField {...form.bind('city')} label={words.city} />
      <PlainTextField {...form.bind('phone')} label={words.phone} mask={maskPhone} />
      <PlainTextField {...form.bind('email')} label={words.email} type="email" />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <PlainTextField {...form.bind('tax_note')} label={words.taxNote} hint={words.taxNoteHint} />
      </Box>
      <NumberField
        {...form.bind('quote_validity_days')}
        label={words.validity}
        decimals={0}
        unit={words.days}
      />
      <Button
        type="submit"
        variant="contained"
        color="primary"
        loading={form.saving}
        sx={{ justifySelf: 'end', alignSelf: 'end' }}
      >
        {common.save}
      </Button>
    </Box>
  );
};

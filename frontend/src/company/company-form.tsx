import { Box, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { answer, api, type Company, messageOf } from '../api';
import {
  type ComparedField,
  type EditSession,
  EditSessionDialogs,
  useComparison,
  useEditSession,
} from '../editing';
import { company as words, common } from '../i18n';
import {
  documentWarning,
  FigureField,
  formatFigure,
  judgeCnpj,
  maskCnpj,
  maskPhone,
  maskPostalCode,
  MainButton,
  NumberField,
  PlainTextField,
  SwitchField,
  Quiet,
} from '../ui';

/** While it is typed, the number of days may be empty; the server says what is missing. */
type CompanyValues = Omit<Company, 'quote_validity_days' | 'default_markup'> & {
  quote_validity_days: number | null;
  default_markup: number | null;
};

const read = () => answer(api.GET('/api/company', {}));

/** The company as two versions of it are compared. */
const COMPANY_FIELDS: readonly ComparedField<CompanyValues>[] = [
  ...(
    [
      ['name', words.name],
      ['cnpj', words.cnpj],
      ['state_registration', words.stateRegistration],
      ['address', words.address],
      ['postal_code', words.postalCode],
      ['city', words.city],
      ['contact', words.contact],
      ['phone', words.phone],
      ['email', words.email],
      ['default_payment_obs', words.defaultPayment],
      ['default_quote_obs', words.defaultRemarks],
      ['tax_note', words.taxNote],
      ['mail_subject', words.mailSubject],
      ['mail_text', words.mailText],
    ] as const
  ).map(([name, label]) => ({ label, show: (company: CompanyValues) => company[name] ?? '' })),
  {
    label: words.namedByDrawing,
    show: ({ named_by_drawing }) => (named_by_drawing ? common.yes : common.no),
  },
  { label: words.validity, show: ({ quote_validity_days: days }) => `${days ?? ''}` },
  { label: words.defaultMarkup, show: ({ default_markup }) => formatFigure('markup', default_markup ?? 0) },
];

/** Fields that belong together, under their caption. */
const Group = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Wide>
        <Typography id={id} variant="h3" component="h3">
          {title}
        </Typography>
        {hint && (
          <Quiet variant="body2" sx={{ marginTop: 0.5 }}>
            {hint}
          </Quiet>
        )}
      </Wide>
      {children}
    </Box>
  );
};

const Wide = ({ children }: { children: ReactNode }) => <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>;

/** The texts of quotes, and the values that a new one begins with. */
const QuoteGroup = ({ form }: { form: EditSession<CompanyValues> }) => {
  const named = form.bind('named_by_drawing');
  return (
    <Group title={words.quotes} hint={words.quotesHint}>
      <FigureField {...form.bind('default_markup')} label={words.defaultMarkup} figure="markup" />
      <NumberField
        {...form.bind('quote_validity_days')}
        label={words.validity}
        decimals={0}
        unit={words.days}
      />
      <Wide>
        <SwitchField label={words.namedByDrawing} checked={named.value} onChange={named.onChange} />
        <Quiet variant="caption" component="p">
          {words.namedByDrawingHint}
        </Quiet>
      </Wide>
      <Wide>
        <PlainTextField {...form.bind('default_payment_obs')} label={words.defaultPayment} maxLength={1000} />
      </Wide>
      <Wide>
        <PlainTextField
          {...form.bind('default_quote_obs')}
          label={words.defaultRemarks}
          rows={3}
          maxLength={1000}
        />
      </Wide>
      <Wide>
        <PlainTextField
          {...form.bind('tax_note')}
          label={words.taxNote}
          hint={words.taxNoteHint}
          maxLength={500}
        />
      </Wide>
    </Group>
  );
};

/** The subject and text that e-mails with quotes begin with. */
const MailGroup = ({ form }: { form: EditSession<CompanyValues> }) => (
  <Group title={words.mails} hint={words.mailsHint}>
    <Wide>
      <PlainTextField {...form.bind('mail_subject')} label={words.mailSubject} maxLength={255} />
    </Wide>
    <Wide>
      <PlainTextField
        {...form.bind('mail_text')}
        label={words.mailText}
        hint={words.placeholders}
        rows={8}
        maxLength={5000}
      />
    </Wide>
  </Group>
);

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
    load: read,
  });
  const compare = useComparison(COMPANY_FIELDS);
  return (
    <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 3 }}>
      <EditSessionDialogs session={form} compare={compare} />
      <Group title={words.identification} hint={words.hint}>
        <Wide>
          <PlainTextField {...form.bind('name')} label={words.name} maxLength={255} required />
        </Wide>
        <PlainTextField
          {...form.bind('cnpj')}
          label={words.cnpj}
          mask={maskCnpj}
          warning={documentWarning(words.cnpj, judgeCnpj(form.values.cnpj ?? ''))}
        />
        <PlainTextField {...form.bind('state_registration')} label={words.stateRegistration} maxLength={30} />
      </Group>
      <Group title={words.place}>
        <Wide>
          <PlainTextField {...form.bind('address')} label={words.address} maxLength={500} />
        </Wide>
        <PlainTextField {...form.bind('postal_code')} label={words.postalCode} mask={maskPostalCode} />
        <PlainTextField {...form.bind('city')} label={words.city} maxLength={255} />
      </Group>
      <Group title={words.reach}>
        <Wide>
          <PlainTextField {...form.bind('contact')} label={words.contact} maxLength={255} />
        </Wide>
        <PlainTextField {...form.bind('phone')} label={words.phone} mask={maskPhone} />
        <PlainTextField {...form.bind('email')} label={words.email} type="email" maxLength={255} />
      </Group>
      <QuoteGroup form={form} />
      <MailGroup form={form} />
      <MainButton type="submit" loading={form.saving} sx={{ alignSelf: 'end' }}>
        {common.save}
      </MainButton>
    </Stack>
  );
};

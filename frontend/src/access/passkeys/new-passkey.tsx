import { Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api } from '../../api';
import { useSimpleForm } from '../../editing';
import { access } from '../../i18n';
import { MainButton, PlainTextField, useToast } from '../../ui';
import { makePasskey, passkeyMessage } from '../ceremonies';
import { deviceName } from '../device-name';
import { OwnProofFields, useAroundProof, useOwnProof } from '../proof/proof';
import { NewRecoveryCodes } from '../second-factor/recovery-codes';

const { passkeys: words } = access;

const KEY = ['passkeys'];

/** The own passkeys, and the way to have them read again. */
export const usePasskeys = () => {
  const client = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: () => answer(api.GET('/api/profile/passkeys')) });
  return { query, reload: () => client.invalidateQueries({ queryKey: KEY }) };
};

interface NewPasskeyProps {
  /** The sign-in was too long ago to stand for the password. */
  passwordNeeded: boolean;
  /** The passkey is registered; its recovery codes may still be shown. */
  onRegistered: () => void;
  onDone: () => void;
}

/** Registers a passkey: its name, what the browser asks for, and recovery codes where it is the first second factor. */
export const NewPasskey = ({ passwordNeeded, onRegistered, onDone }: NewPasskeyProps) => {
  const toast = useToast();
  const asks = useOwnProof({ passwordNeeded });
  const typed = useAroundProof()?.typed;
  const [codes, setCodes] = useState<string[] | null>(null);
  const form = useSimpleForm({
    initial: { name: typed ?? deviceName(navigator.userAgent), password: '' },
    validate: ({ name, password }) => ({
      name: name.trim() === '' ? access.nameRequired : undefined,
      password: asks.complaintAbout(password),
    }),
    submit: async ({ name, password }) => {
      const proof = { password: password === '' ? null : password };
      const { options } = await answer(api.POST('/api/profile/passkeys/options', { body: proof }));
      const credential = await makePasskey(options);
      const body = { name: name.trim(), credential };
      const { recovery_codes } = await answer(api.POST('/api/profile/passkeys', { body }));
      toast(words.registered(body.name), 'success');
      onRegistered();
      if (recovery_codes.length > 0) setCodes(recovery_codes);
      else onDone();
    },
    onFailure: (error) => toast(passkeyMessage(error, words.registerFailed)),
  });
  if (codes) return <NewRecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2, paddingTop: 0.5 }}>
      <Typography variant="body2">{words.registerExplanation}</Typography>
      <PlainTextField {...form.bind('name')} label={words.name} autoFocus />
      <OwnProofFields asks={asks} field={form.bind('password')} typed={form.values.name} />
      <MainButton type="submit" loading={form.busy}>
        {words.register}
      </MainButton>
    </Stack>
  );
};

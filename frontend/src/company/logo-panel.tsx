import { Box, Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, fileUrl, toFormData } from '../api';
import { company as words } from '../i18n';
import { ConfirmDialog, FileButton, Panel, useAttempt, FRAMED, Quiet } from '../ui';

/** The logo is shown on white, as it will be on paper. */
const Preview = ({ address }: { address: string | null }) => (
  <Box
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 200,
      height: 96,
      ...FRAMED,
      backgroundColor: '#FFFFFF',
      color: '#5E656D',
    }}
  >
    {address === null ? (
      <Typography variant="body2">{words.noLogo}</Typography>
    ) : (
      <Box component="img" src={address} alt={words.logo} sx={{ maxWidth: 184, maxHeight: 80 }} />
    )}
  </Box>
);

/** Shows, replaces and removes the logo. */
export const LogoPanel = ({ logo }: { logo: string | null }) => {
  const client = useQueryClient();
  const attempt = useAttempt();
  const [asking, setAsking] = useState(false);
  const change = (call: () => Promise<unknown>) =>
    attempt(
      () => call().then(() => client.invalidateQueries({ queryKey: ['company'] })),
      words.logoFailed,
      words.saved,
    );
  return (
    <Panel title={words.logo}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Preview address={fileUrl(logo)} />
        <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
          <Quiet variant="body2">{words.logoHint}</Quiet>
          <Stack direction="row" sx={{ gap: 1 }}>
            <FileButton
              label={words.chooseLogo}
              accept="image/png,image/jpeg,image/webp"
              onFile={(file) =>
                change(() => api.POST('/api/company/logo', { body: { file }, bodySerializer: toFormData }))
              }
            />
            {logo && (
              <Button size="small" onClick={() => setAsking(true)}>
                {words.removeLogo}
              </Button>
            )}
          </Stack>
        </Stack>
      </Stack>
      {asking && (
        <ConfirmDialog
          title={words.removeLogo}
          message={words.confirmRemoveLogo}
          onConfirm={async () => {
            await change(() => api.DELETE('/api/company/logo'));
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </Panel>
  );
};

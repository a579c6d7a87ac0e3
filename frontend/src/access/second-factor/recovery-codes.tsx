import { Alert, Box, Button, Stack } from '@mui/material';
import { texts } from '../../i18n';
import { MainButton, useToast } from '../../ui';

const { secondFactor: words } = texts.access;

/** The file's lines end as every editor takes them. */
const fileOf = (codes: readonly string[]) =>
  `data:text/plain;charset=utf-8,${encodeURIComponent([words.codesFile, '', ...codes, ''].join('\r\n'))}`;

/** Recovery codes, shown this once: to be copied, or kept as a file. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast(words.codesCopied, 'success');
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="warning" variant="outlined">
        {words.codesOnce}
      </Alert>
      <Box
        component="ul"
        aria-label={words.codes}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
          gap: 0.5,
          typography: 'code',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {/* Browsers offer the clipboard over HTTPS and on this machine alone. */}
        {window.isSecureContext && (
          <Button size="small" onClick={() => void copy()}>
            {words.copyCodes}
          </Button>
        )}
        <Button size="small" component="a" href={fileOf(codes)} download={words.codesFileName}>
          {words.downloadCodes}
        </Button>
      </Stack>
    </Stack>
  );
};

/** The codes of a second factor that was just set up: the user goes on once they are kept. */
export const NewRecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => (
  <Stack sx={{ gap: 2 }}>
    <RecoveryCodes codes={codes} />
    <MainButton onClick={onKept} autoFocus>
      {words.kept}
    </MainButton>
  </Stack>
);

import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { Component, type ReactNode, Suspense } from 'react';
import { underBase } from '../api';
import { common } from '../i18n';
import { paths } from '../routes';
import { Mark } from './logo';

/** The message when a screen fails, or even the shell: what happened, that it is known, and the ways on. */
export const ScreenError = () => (
  <Stack role="alert" sx={{ alignItems: 'center', gap: 1, paddingBlock: 9, paddingInline: 2 }}>
    <Mark size={32} />
    <Typography variant="h1" component="p" sx={{ marginTop: 1.5 }}>
      {common.screenFailed}
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: 420, textAlign: 'center' }}>
      {common.screenFailedHint}
    </Typography>
    <Stack direction="row" sx={{ gap: 1, marginTop: 1.5 }}>
      <Button variant="contained" color="primary" onClick={() => window.location.reload()}>
        {common.reload}
      </Button>
      <Button variant="outlined" onClick={() => window.location.assign(underBase(paths.home))}>
        {common.toStart}
      </Button>
    </Stack>
  </Stack>
);

/** Keeps a screen that fails, or whose code can't be loaded, from taking the shell with it; main.tsx reports it. */
class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ScreenError /> : this.props.children;
  }
}

const LoadingScreen = () => (
  <Box sx={{ padding: 2 }} aria-busy="true" aria-label={common.loading}>
    {['28%', '92%', '84%', '88%', '76%'].map((width) => (
      <Skeleton key={width} height={18} width={width} sx={{ marginBlock: 1.5 }} />
    ))}
  </Box>
);

/** A screen whose code arrives on first use. */
export const Loadable = ({ children }: { children: ReactNode }) => (
  <ScreenBoundary>
    <Suspense fallback={<LoadingScreen />}>{children}</Suspense>
  </ScreenBoundary>
);

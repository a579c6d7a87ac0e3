import { Box, Skeleton } from '@mui/material';
import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { texts } from '../i18n';
import { ErrorState } from '../ui';

/** Fallback of the whole application, when even the shell fails. */
export const ScreenError = () => (
  <ErrorState message={texts.common.screenFailed} onRetry={() => window.location.reload()} />
);

/** Keeps a screen that fails, or whose code can't be loaded, from taking the shell with it. */
class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error('A screen failed', error, info.componentStack);
  }

  override render() {
    return this.state.failed ? <ScreenError /> : this.props.children;
  }
}

const LoadingScreen = () => (
  <Box sx={{ padding: 2 }} aria-busy="true" aria-label={texts.common.loading}>
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

import { Portal } from '@mui/material';
import { useCallback } from 'react';
import { Notification } from 'react-admin';
import { useLocation } from 'react-router';
import { isPrintRoute } from '../routes';

/** How long a toast stays. */
const TOAST_MS = 3000;

const colourEdge = (colour: string) => ({
  borderLeftWidth: 3,
  borderLeftColor: `${colour}.main`,
});

/** Keeps an element readable for screen readers: a dialog that opens hides all that stands beside it in the document. */
const useStaysReadable = () =>
  useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new MutationObserver(() => element.removeAttribute('aria-hidden'));
    observer.observe(element, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);

/**
 * Messages at the bottom of the screen; the edge carries the colour, so that the words stay readable. They stand beside
 * the application in the document, because an open dialog hides all of that from screen readers.
 */
export const Toasts = () => {
  const { pathname } = useLocation();
  const staysReadable = useStaysReadable();
  if (isPrintRoute(pathname)) return null;
  return (
    <Portal>
      <div ref={staysReadable}>
        <Notification
          autoHideDuration={TOAST_MS}
          type="error"
          multiLine
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          sx={{
            // A toast over a button lets the click through, and ends though the pointer rests on it.
            pointerEvents: 'none',
            '& a': { pointerEvents: 'auto' },
            // Above the foot of a dialog that fills the screen: its buttons stay free.
            bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', lg: 24 },
            '& .MuiSnackbarContent-root': {
              backgroundColor: 'raised',
              color: 'text.primary',
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: 1,
              typography: 'small',
              minWidth: 240,
              maxWidth: 560,
              boxShadow: '0 8px 24px rgba(0,0,0,0.28)',
            },
            '& .MuiSnackbarContent-root.RaNotification-error': colourEdge('error'),
            '& .MuiSnackbarContent-root.RaNotification-success': colourEdge('success'),
            '& .MuiSnackbarContent-root.RaNotification-warning': colourEdge('warning'),
            '& .MuiSnackbarContent-root.RaNotification-info': colourEdge('info'),
          }}
        />
      </div>
    </Portal>
  );
};

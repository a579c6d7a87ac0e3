import { Alert, Box, Drawer, type Theme, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { texts } from '../i18n';
import { readSession, subscribeSession } from '../providers';
import { PageTitleProvider, useNarrow } from '../ui';
import { SignedIn } from './guards';
import { Loadable } from './loadable';
import { SideMenu } from './side-menu';
import { TOP_BAR_HEIGHT, TopBar } from './top-bar';

/** The first stop of the Tab key: past bar and menu, to the content. */
const SkipLink = () => (
  <Box
    component="a"
    href="#content"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('content')?.focus();
    }}
    sx={{
      position: 'absolute',
      zIndex: 'tooltip',
      insetInlineStart: 8,
      top: -64,
      padding: '8px 14px',
      borderRadius: 1,
      backgroundColor: 'primary.main',
      color: 'primary.contrastText',
      typography: 'small',
      '&:focus': { top: 6 },
    }}
  >
    {texts.shell.skipToContent}
  </Box>
);

const GRID = /^\/order\/\d+\/grid$/;

const menuKey = (inGrid: boolean, roomy: boolean): string => {
  if (inGrid) return 'menu.openInGrid';
  return roomy ? 'menu.open' : 'menu.openOnMiddling';
};

/**
 * The side menu: a drawer on narrow screens; otherwise full or a rail, remembered between visits, for middling and for
 * wide screens and for the grid apart. Where nothing was chosen yet it is a rail below 1200 px, and beside the grid.
 */
const useMenuState = () => {
  const narrow = useNarrow('md');
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const inGrid = GRID.test(useLocation().pathname);
  const [wide, setWide] = useStore(menuKey(inGrid, roomy), roomy && !inGrid);
  const [drawerOpen, setDrawerOpen] = useState(false);
  return {
    narrow,
    rail: !narrow && !wide,
    open: narrow ? drawerOpen : wide,
    toggle: () => (narrow ? setDrawerOpen(!drawerOpen) : setWide(!wide)),
    closeDrawer: () => setDrawerOpen(false),
  };
};

const MENU_WIDTH = 232;
const RAIL_WIDTH = 56;

const subscribeToConnection = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** A line above the screen while the connection is lost, or while the account has no permission yet. */
const ShellNotice = () => {
  const online = useSyncExternalStore(subscribeToConnection, () => window.navigator.onLine);
  const session = useSyncExternalStore(subscribeSession, readSession);
  const isNew = session.status === 'signed_in' && !session.user.admin && session.permissions.length === 0;
  if (online && !isNew) return null;
  return (
    <Alert severity={online ? 'info' : 'warning'} sx={{ borderRadius: 0 }}>
      {online ? texts.shell.noGroups : texts.shell.offline}
    </Alert>
  );
};

/** The content scrolls by itself, under the bar and beside the menu; a new screen starts at its top. */
const Content = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation();
  const screen = pathname.split('/')[1];
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    main.current?.scrollTo(0, 0);
  }, [screen]);
  return (
    <Box
      component="main"
      id="content"
      ref={main}
      tabIndex={-1}
      sx={{ overflow: 'auto', minWidth: 0, outline: 'none', position: 'relative' }}
    >
      <ShellNotice />
      <Loadable key={screen}>{children}</Loadable>
    </Box>
  );
};

/** Top bar and side menu around the content, in two columns. */
const Frame = ({ children }: { children: ReactNode }) => {
  const menu = useMenuState();
  return (
    <Box
      sx={{
        display: 'grid',
        height: '100dvh',
        gridTemplateRows: `${TOP_BAR_HEIGHT}px minmax(0, 1fr)`,
        gridTemplateColumns: menu.narrow
          ? 'minmax(0, 1fr)'
          : `${menu.rail ? RAIL_WIDTH : MENU_WIDTH}px minmax(0, 1fr)`,
        transition: 'grid-template-columns 160ms ease',
      }}
    >
      <SkipLink />
      <TopBar menuOpen={menu.open} onToggleMenu={menu.toggle} />
      {menu.narrow ? (
        <Drawer
          open={menu.open}
          onClose={menu.closeDrawer}
          slotProps={{ paper: { sx: { width: MENU_WIDTH } } }}
        >
          <SideMenu rail={false} onNavigate={menu.closeDrawer} />
        </Drawer>
      ) : (
        <Box
          sx={{
            overflowX: 'hidden',
            overflowY: 'auto',
            backgroundColor: 'background.paper',
            borderRight: 1,
            borderColor: 'divider',
          }}
        >
          <SideMenu rail={menu.rail} />
        </Box>
      )}
      <Content>{children}</Content>
    </Box>
  );
};

/** The shell is for signed-in users. */
export const Shell = ({ children }: { children?: ReactNode }) => (
  <SignedIn>
    <PageTitleProvider>
      <Frame>{children}</Frame>
    </PageTitleProvider>
  </SignedIn>
);

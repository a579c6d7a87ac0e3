import { useMediaQuery, type Theme } from '@mui/material';
import { useState } from 'react';
import { useStore } from 'react-admin';

/**
 * The side menu: a drawer on narrow screens; otherwise full or a rail, remembered between visits, for middling and for
 * wide screens apart. Where nothing was chosen yet it is a rail below 1200 px.
 */
export const useMenuState = () => {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const roomy = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const [wide, setWide] = useStore(roomy ? 'menu.open' : 'menu.openOnMiddling', roomy);
  const [drawerOpen, setDrawerOpen] = useState(false);
  return {
    narrow,
    rail: !narrow && !wide,
    open: narrow ? drawerOpen : wide,
    toggle: () => (narrow ? setDrawerOpen(!drawerOpen) : setWide(!wide)),
    closeDrawer: () => setDrawerOpen(false),
  };
};

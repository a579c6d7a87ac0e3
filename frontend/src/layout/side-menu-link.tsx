import { Box, Tooltip } from '@mui/material';
import { Link, useLocation } from 'react-router';
import { isActiveRoute, type MenuItem } from './menu-items';

interface SideMenuLinkProps {
  item: MenuItem;
  rail: boolean;
  onNavigate?: () => void;
}

/** One entry; the open one has an accent edge. On the rail its title is a tooltip. */
export const SideMenuLink = ({ item, rail, onNavigate }: SideMenuLinkProps) => {
  const { pathname } = useLocation();
  const active = isActiveRoute(item.route, pathname);
  const Icon = item.icon;
  return (
    <Tooltip title={rail ? item.title : ''} placement="right">
      <Box
        component={Link}
        to={item.route}
        onClick={onNavigate}
        aria-current={active ? 'page' : undefined}
        aria-label={rail ? item.title : undefined}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          height: 34,
          paddingInline: '18px',
          typography: 'small',
          fontWeight: active ? 550 : 450,
          textDecoration: 'none',
          whiteSpace: 'nowrap',
          color: active ? 'text.primary' : 'text.secondary',
          boxShadow: (theme) => (active ? `inset 2px 0 0 ${theme.palette.primary.main}` : 'none'),
          backgroundColor: active ? 'action.selected' : 'transparent',
          transition: 'background-color 120ms, color 120ms',
          '&:hover': { color: 'text.primary', backgroundColor: active ? 'action.selected' : 'action.hover' },
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        <Icon fontSize="menu" sx={{ color: active ? 'primary.main' : 'inherit' }} />
        {!rail && item.title}
      </Box>
    </Tooltip>
  );
};

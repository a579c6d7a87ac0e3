import { Box, Stack, Tooltip, Typography } from '@mui/material';
import { Link, useLocation } from 'react-router';
import { texts } from '../i18n';
import { useSession } from '../providers';
import { UserAvatar, Quiet } from '../ui';
import { groupsFor, isActiveRoute, type MenuGroup, type MenuItem } from './menu-items';

interface SideMenuLinkProps {
  item: MenuItem;
  rail: boolean;
  onNavigate?: () => void;
}

/** One entry; the open one has an accent edge. On the rail its title is a tooltip. */
const SideMenuLink = ({ item, rail, onNavigate }: SideMenuLinkProps) => {
  const { pathname } = useLocation();
  const active = isActiveRoute(item, pathname);
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

interface SideMenuProps {
  /** Icons alone. */
  rail: boolean;
  onNavigate?: () => void;
}

const Group = ({ group, rail, onNavigate }: SideMenuProps & { group: MenuGroup }) => (
  <Box role="group" aria-label={group.title}>
    {group.title !== undefined &&
      (rail ? (
        <Box sx={{ height: '1px', backgroundColor: 'divider', marginBlock: 1, marginInline: 1.5 }} />
      ) : (
        <Quiet
          variant="caption"
          aria-hidden
          sx={{ display: 'block', padding: '14px 16px 4px', fontWeight: 500 }}
        >
          {group.title}
        </Quiet>
      ))}
    {group.items.map((item) => (
      <SideMenuLink key={item.route} item={item} rail={rail} onNavigate={onNavigate} />
    ))}
  </Box>
);

/** The user's name on top, then the parts of the site that this user may enter. */
export const SideMenu = (props: SideMenuProps) => {
  const { user, isAdmin, hasPermission } = useSession();
  const name = user?.name || texts.shell.userFallback;
  return (
    <Box component="nav" aria-label={texts.shell.mainMenu} sx={{ paddingBottom: 2 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', gap: 1.25, height: 56, paddingInline: '14px', marginBottom: 0.5 }}
      >
        <UserAvatar name={name} avatar={user?.avatar} />
        {!props.rail && (
          <Typography variant="body2" noWrap title={name} sx={{ fontWeight: 500 }}>
            {name}
          </Typography>
        )}
      </Stack>
      {groupsFor(isAdmin, hasPermission).map((group) => (
        <Group key={group.title ?? 'top'} group={group} {...props} />
      ))}
    </Box>
  );
};

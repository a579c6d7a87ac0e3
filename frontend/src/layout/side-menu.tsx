import { Box, Stack, Typography } from '@mui/material';
import { texts } from '../i18n';
import { useSession } from '../providers';
import { UserAvatar } from '../ui';
import { type MenuGroup, menuGroups, type MenuItem } from './menu-items';
import { SideMenuLink } from './side-menu-link';

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
        <Typography
          variant="caption"
          aria-hidden
          sx={{ display: 'block', padding: '14px 16px 4px', color: 'text.secondary', fontWeight: 500 }}
        >
          {group.title}
        </Typography>
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
  const mayEnter = ({ permission }: MenuItem) => permission !== undefined && hasPermission(permission);
  const visible = menuGroups
    .map((group) => (isAdmin || !group.admin ? group : { ...group, items: group.items.filter(mayEnter) }))
    .filter(({ items }) => items.length > 0);
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
      {visible.map((group) => (
        <Group key={group.title ?? 'top'} group={group} {...props} />
      ))}
    </Box>
  );
};

import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { answer, api, messageOf, type Permission } from '../../api';
import { texts } from '../../i18n';
import { ErrorState, FormSkeleton, useFailureToast } from '../../ui';

const { groups, permissions: titles, permissionHints: hints } = texts.access;

interface PermissionListProps {
  value: readonly Permission[];
  onChange: (permissions: Permission[]) => void;
}

/** Every permission with its title and what it allows. */
export const PermissionList = ({ value, onChange }: PermissionListProps) => {
  const all = useQuery({
    queryKey: ['permissions'],
    queryFn: ({ signal }) => answer(api.GET('/api/permissions', { signal })),
    staleTime: Infinity,
  });
  useFailureToast(all.error, (failed) => messageOf(failed, groups.permissionsFailed));
  if (all.error)
    return (
      <ErrorState
        message={messageOf(all.error, groups.permissionsFailed)}
        onRetry={() => void all.refetch()}
      />
    );
  if (all.data === undefined) return <FormSkeleton fields={3} />;
  const toggle = (permission: Permission, checked: boolean) =>
    onChange(checked ? [...value, permission] : value.filter(({ id }) => id !== permission.id));
  return (
    <Box component="fieldset" sx={{ border: 0, padding: 0, margin: 0 }}>
      <Typography
        component="legend"
        variant="caption"
        sx={{ fontWeight: 500, color: 'text.secondary', marginBottom: 0.5, padding: 0 }}
      >
        {groups.permissions}
      </Typography>
      {all.data.map((permission) => (
        <FormControlLabel
          key={permission.id}
          sx={{ display: 'flex', marginInline: 0, marginBlock: 0.5, gap: 0.5, alignItems: 'center' }}
          control={
            <Checkbox
              sx={{ marginInlineStart: -1 }}
              checked={value.some(({ id }) => id === permission.id)}
              onChange={(_event, checked) => toggle(permission, checked)}
            />
          }
          label={
            <>
              {titles[permission.name]}
              <Typography
                component="span"
                variant="caption"
                sx={{ display: 'block', color: 'text.secondary' }}
              >
                {hints[permission.name]}
              </Typography>
            </>
          }
        />
      ))}
    </Box>
  );
};

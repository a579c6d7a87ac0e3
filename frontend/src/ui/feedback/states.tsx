import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box, Button, Skeleton, Stack, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { usePageTitle } from '../page-title';

/** A list or panel without content: a sentence and the action that fills it. */
export const EmptyState = ({ message, action }: { message: string; action?: ReactNode }) => (
  <Stack sx={{ alignItems: 'center', gap: 1.5, paddingBlock: 7, paddingInline: 2, color: 'text.secondary' }}>
    <InboxOutlined fontSize="state" sx={{ opacity: 0.7 }} />
    <Typography sx={{ textAlign: 'center' }}>{message}</Typography>
    {action}
  </Stack>
);

/** A failure in words, and the way to try again. */
export const ErrorState = ({ message, onRetry }: { message: string; onRetry?: () => void }) => (
  <Stack role="alert" sx={{ alignItems: 'center', gap: 1.5, paddingBlock: 7, paddingInline: 2 }}>
    <ErrorOutlineOutlined fontSize="state" sx={{ color: 'error.main' }} />
    <Typography sx={{ textAlign: 'center' }}>{message}</Typography>
    {onRetry && (
      <Button variant="outlined" onClick={onRetry}>
        {texts.common.retry}
      </Button>
    )}
  </Stack>
);

interface DeadEndProps {
  /** The title of the page that would stand here, for the browser's tab. */
  title: string;
  message: string;
  back: { to: string; label: string };
}

const DeadEnd = ({ title, message, back, icon }: DeadEndProps & { icon: ReactNode }) => {
  usePageTitle(title);
  return (
    <Stack role="alert" sx={{ alignItems: 'center', gap: 1.5, paddingBlock: 7, paddingInline: 2 }}>
      {icon}
      <Typography sx={{ textAlign: 'center' }}>{message}</Typography>
      <Button variant="outlined" component={Link} to={back.to}>
        {back.label}
      </Button>
    </Stack>
  );
};

/** A screen that this user may not use: says so where its form would stand, and leads away. */
export const NoPermission = (props: DeadEndProps) => (
  <DeadEnd {...props} icon={<LockOutlined fontSize="state" sx={{ color: 'text.secondary' }} />} />
);

/** A record that is not there any more: says so in its place, and leads away. */
export const Gone = (props: DeadEndProps) => (
  <DeadEnd {...props} icon={<ErrorOutlineOutlined fontSize="state" sx={{ color: 'warning.main' }} />} />
);

const SKELETON_WIDTHS = ['62%', '48%', '74%', '55%', '68%'];

/** Rows in the shape of the table they stand for. */
export const TableSkeleton = ({ columns, rows = 8 }: { columns: number; rows?: number }) => (
  <TableBody aria-busy="true" aria-label={texts.common.loading}>
    {Array.from({ length: rows }, (_row, row) => (
      <TableRow key={row}>
        {Array.from({ length: columns }, (_column, column) => (
          <TableCell key={column}>
            <Skeleton width={SKELETON_WIDTHS[(row + column) % SKELETON_WIDTHS.length]} height={16} />
          </TableCell>
        ))}
      </TableRow>
    ))}
  </TableBody>
);

interface FormSkeletonProps {
  fields?: number;
  /** Stands in a panel whose content reaches its border. */
  padded?: boolean;
}

/** Captions and boxes in the shape of a form. */
export const FormSkeleton = ({ fields = 4, padded = false }: FormSkeletonProps) => (
  <Stack sx={{ gap: 2, padding: padded ? 2 : 0 }} aria-busy="true" aria-label={texts.common.loading}>
    {Array.from({ length: fields }, (_field, field) => (
      <Box key={field}>
        <Skeleton width={96} height={16} />
        <Skeleton variant="rounded" height={34} />
      </Box>
    ))}
  </Stack>
);

interface LoadedProps<Data> extends FormSkeletonProps {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  /** Shown where the server gives no reason of its own. */
  failed: string;
  children: (data: Data) => ReactNode;
}

/** The answer of a query; until then that it is on its way, or why it failed, with the way to try again. */
export const Loaded = <Data,>({ query, failed, children, fields = 1, padded }: LoadedProps<Data>) => {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <FormSkeleton fields={fields} padded={padded} />;
  return <ErrorState message={messageOf(error, failed)} onRetry={() => void refetch()} />;
};

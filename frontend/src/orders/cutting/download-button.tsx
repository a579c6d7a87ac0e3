import { Button, type ButtonProps } from '@mui/material';
import { download } from '../../api';
import { useAttempt, useBusy } from '../../ui';

interface DownloadButtonProps extends Pick<ButtonProps, 'startIcon' | 'children'> {
  /** Of the file, after /api. */
  path: string;
  failed: string;
}

/** Saves a file of a plan. */
export const DownloadButton = ({ path, failed, ...button }: DownloadButtonProps) => {
  const [busy, run] = useBusy();
  const attempt = useAttempt();
  const save = () => attempt(() => download(path), failed);
  return <Button size="small" loading={busy} onClick={() => void run(save)} {...button} />;
};

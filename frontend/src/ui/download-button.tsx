import { Button, type ButtonProps } from '@mui/material';
import { download } from '../api';
import { useBusy } from './feedback/use-busy';
import { useAttempt } from './feedback/use-toast';

interface DownloadButtonProps extends Omit<ButtonProps, 'onClick' | 'loading'> {
  /** Of the file, after /api. */
  path: string;
  /** Shown where the server gives no reason of its own. */
  failed: string;
}

/** Saves a file that the server makes. */
export const DownloadButton = ({ path, failed, ...button }: DownloadButtonProps) => {
  const [busy, run] = useBusy();
  const attempt = useAttempt();
  const save = () => attempt(() => download(path), failed);
  return <Button size="small" loading={busy} onClick={() => void run(save)} {...button} />;
};

import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { texts } from '../../../i18n';
import type { LeftOutPage } from '../../data/types';
import type { LeftOut, Uploads } from './use-uploads';

const text = texts.orders.upload.leftOut;

const THUMBNAIL = { width: 88, height: 64 };

/** A name of a page among those of all files. */
const idOf = ({ key }: LeftOut, { page }: LeftOutPage): string => `${key}/${page}`;

const PageChoice = ({
  page: { page, kind, thumbnail },
  chosen,
  onChoose,
}: {
  page: LeftOutPage;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}) => (
  <FormControlLabel
    sx={{ margin: 0, gap: 1, '& .MuiFormControlLabel-label': { minWidth: 0 } }}
    control={<Checkbox checked={chosen} onChange={(_, checked) => onChoose(checked)} />}
    label={
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
        {thumbnail !== null && (
          <Box
            component="img"
            src={thumbnail}
            alt=""
            sx={{
              ...THUMBNAIL,
              flexShrink: 0,
              objectFit: 'contain',
              backgroundColor: '#fff',
              border: 1,
              borderColor: 'divider',
              borderRadius: 0.5,
            }}
          />
        )}
        <span>
          {text.page(page)}
          <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
            {text.kinds[kind]}
          </Typography>
        </span>
      </Stack>
    }
  />
);

/** Offers the pages of uploaded files that seem to show no part; none of them is chosen. */
export const LeftOutDialog = ({
  files,
  include,
}: {
  files: readonly LeftOut[];
  include: Uploads['include'];
}) => {
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const all = files.flatMap(({ pages }) => pages);
  const choose = (which: string, add: boolean) => {
    const next = new Set(chosen);
    if (add) next.add(which);
    else next.delete(which);
    setChosen(next);
  };
  const confirm = () =>
    include(
      files.flatMap((file) => {
        const pages = file.pages.filter((page) => chosen.has(idOf(file, page))).map(({ page }) => page);
        return pages.length > 0 ? [{ file: file.file, pages }] : [];
      }),
    );
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={() => void include([])} aria-labelledby={id}>
      <DialogTitle id={id}>{text.title(all.length)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text.hint}
        </Typography>
        {files.map((file) => (
          <Stack key={file.key} role="group" aria-label={file.file.name} sx={{ gap: 1 }}>
            <Typography variant="label" sx={{ overflowWrap: 'anywhere' }}>
              {file.file.name}
            </Typography>
            {file.pages.map((page) => (
              <PageChoice
                key={page.page}
                page={page}
                chosen={chosen.has(idOf(file, page))}
                onChoose={(add) => choose(idOf(file, page), add)}
              />
            ))}
          </Stack>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void include([])}>{text.leave}</Button>
        <Button
          variant="contained"
          color="primary"
          disabled={chosen.size === 0}
          onClick={() => void confirm()}
        >
          {text.include(chosen.size)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

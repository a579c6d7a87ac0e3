import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  LinearProgress,
  Stack,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api } from '../../../api';
import { texts } from '../../../i18n';
import { MainButton, Quiet, TitledDialog } from '../../../ui';
import type { LeftOutPage } from '../../data/types';
import type { LeftOut, Uploads } from './use-uploads';

const leftOut = texts.orders.upload.leftOut;
const text = texts.orders.upload;

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
          {leftOut.page(page)}
          <Quiet variant="caption" sx={{ display: 'block' }}>
            {leftOut.kinds[kind]}
          </Quiet>
        </span>
      </Stack>
    }
  />
);

/** Offers the pages of uploaded files that seem to show no part; none of them is chosen. */
const LeftOutDialog = ({ files, include }: { files: readonly LeftOut[]; include: Uploads['include'] }) => {
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
    <TitledDialog
      title={leftOut.title(all.length)}
      maxWidth="xs"
      onClose={() => void include([])}
      contentSx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <Button onClick={() => void include([])}>{leftOut.leave}</Button>
          <MainButton disabled={chosen.size === 0} onClick={() => void confirm()}>
            {leftOut.include(chosen.size)}
          </MainButton>
        </>
      }
    >
      <Quiet variant="body2">{leftOut.hint}</Quiet>
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
    </TitledDialog>
  );
};

/** How often it asks for its turn and its page while files are on their way. */
const LOOK_MS = 2000;

/** The files of others that are read before the next one of this user, and the page that is read of the present one. */
const useReadingState = () => {
  const { data } = useQuery({
    queryKey: ['uploads-waiting'],
    queryFn: ({ signal }) => answer(api.GET('/api/upload-set-part/waiting', { signal })),
    refetchInterval: LOOK_MS,
    gcTime: 0,
    retry: false,
  });
  return data;
};

const Progress = ({ uploads }: { uploads: Uploads }) => {
  const state = useReadingState();
  const ahead = state?.files_ahead ?? 0;
  return (
    <Stack
      direction="row"
      role="status"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}
    >
      <LinearProgress
        variant="determinate"
        value={uploads.fraction * 100}
        aria-label={text.files}
        sx={{ flexGrow: 1, flexBasis: 120, height: 4, borderRadius: 2 }}
      />
      <Quiet variant="caption" sx={{ whiteSpace: 'nowrap' }}>
        {text.progress(uploads.sent, uploads.total, uploads.reading, state?.page_read)}
        {ahead > 0 && ` · ${text.ahead(ahead)}`}
      </Quiet>
    </Stack>
  );
};

/** Files that did not get through, each to be sent again, and pages that the server left out of files that did: one notice for both. */
const Outcome = ({ uploads: { failed, retry, notices, dismiss } }: { uploads: Uploads }) => (
  <Alert
    severity={failed.length > 0 ? 'error' : 'warning'}
    variant="outlined"
    onClose={dismiss}
    slotProps={{
      closeButton: { 'aria-label': text.dismiss },
      message: { sx: { flexGrow: 1, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' } },
    }}
  >
    {failed.length > 0 && (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="label" sx={{ flexGrow: 1 }}>
          {text.failed(failed.length)}
        </Typography>
        <Button size="small" onClick={() => void retry(failed)}>
          {text.retryAll}
        </Button>
      </Stack>
    )}
    {failed.map((item) => (
      <Stack key={item.key} direction="row" sx={{ alignItems: 'center', gap: 1, typography: 'small' }}>
        <Box sx={{ minWidth: 0 }}>
          <strong>{item.file.name}</strong> — {item.message}
        </Box>
        <Button size="small" aria-label={text.retry(item.file.name)} onClick={() => void retry([item])}>
          {texts.common.retry}
        </Button>
      </Stack>
    ))}
    {notices.map((notice) => (
      <Box key={notice}>{notice}</Box>
    ))}
  </Alert>
);

/** One bar for all files that are on their way, and by name those that did not get through. */
export const UploadStatus = ({ uploads }: { uploads: Uploads }) => {
  const { total, failed, notices, leftOut, include, named } = uploads;
  const left = failed.length + notices.length + leftOut.length + named.parts.length;
  if (total === 0 && left === 0) return null;
  return (
    <Stack sx={{ gap: 1.5, marginBottom: 1.5 }}>
      {total > 0 && <Progress uploads={uploads} />}
      {(failed.length > 0 || notices.length > 0) && <Outcome uploads={uploads} />}
      {named.parts.length > 0 && (
        <Alert
          severity="info"
          variant="outlined"
          action={
            <Button size="small" color="inherit" onClick={() => void named.nameByFiles()}>
              {text.nameByFiles}
            </Button>
          }
        >
          {text.namedByDrawing(named.parts.length)}
        </Alert>
      )}
      {leftOut.length > 0 && <LeftOutDialog files={leftOut} include={include} />}
    </Stack>
  );
};

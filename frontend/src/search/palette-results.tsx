import { Box, Stack, Typography } from '@mui/material';
import { type MouseEvent, useEffect, useRef } from 'react';
import { underBase } from '../api';
import { search, texts } from '../i18n';
import { ErrorState, VISUALLY_HIDDEN, Quiet } from '../ui';
import { type PaletteGroup, type PaletteItem, stretchesOf } from './palette-item';

/** A text with what was typed set off. */
const Marked = ({ text, typed }: { text: string; typed: string }) =>
  stretchesOf(text, typed).map(({ text: part, found }, index) =>
    found ? (
      <Box
        key={index}
        component="mark"
        sx={{ color: 'primary.main', backgroundColor: 'transparent', fontWeight: 600 }}
      >
        {part}
      </Box>
    ) : (
      part
    ),
  );

interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  typed: string;
  active: boolean;
  onPoint: () => void;
  onChoose: (newTab: boolean) => void;
}

/** One row: a link, so that the browser's own ways to open it work. */
const PaletteOption = ({ id, item, typed, active, onPoint, onChoose }: PaletteOptionProps) => {
  const { icon: Icon, picture, label, detail, excerpt, to } = item;
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box
      ref={row}
      component="a"
      href={underBase(to)}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      onMouseMove={onPoint}
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        onChoose(event.ctrlKey || event.metaKey);
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 40,
        paddingBlock: 0.5,
        paddingInline: 1.5,
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
        cursor: 'pointer',
        boxShadow: (theme) => (active ? `inset 2px 0 0 ${theme.palette.primary.main}` : 'none'),
        backgroundColor: active ? 'action.selected' : 'transparent',
      }}
    >
      {picture ? (
        <Box
          component="img"
          src={picture}
          alt=""
          sx={{ width: 32, height: 32, marginInline: -0.5, objectFit: 'contain', backgroundColor: '#FFFFFF' }}
        />
      ) : (
        <Icon fontSize="control" sx={{ color: active ? 'primary.main' : 'text.secondary' }} />
      )}
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography noWrap>
          <Marked text={label} typed={typed} />
        </Typography>
        {[detail, excerpt].map(
          (text, line) =>
            text && (
              <Quiet key={line} noWrap variant="caption" component="div">
                <Marked text={text} typed={typed} />
              </Quiet>
            ),
        )}
      </Box>
    </Box>
  );
};

interface PaletteNoticesProps {
  typed: string;
  pending: boolean;
  failed: boolean;
  /** The server gave up before everything was looked at. */
  incomplete: boolean;
  count: number;
  onRetry: () => void;
}

/** The notices of a search beside its results; the count is read out. */
export const PaletteNotices = ({
  typed,
  pending,
  failed,
  incomplete,
  count,
  onRetry,
}: PaletteNoticesProps) => {
  const nothing = typed !== '' && !pending && !failed && count === 0;
  const announced = pending ? search.searching : search.found(count);
  return (
    <>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {typed === '' || failed ? '' : announced}
      </Box>
      {failed && <ErrorState message={search.failed} onRetry={onRetry} />}
      {nothing && (
        <Stack
          sx={{ alignItems: 'center', gap: 0.5, paddingBlock: 5, paddingInline: 2, textAlign: 'center' }}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{search.nothing(typed)}</Typography>
          <Quiet variant="caption">{search.nothingHint}</Quiet>
        </Stack>
      )}
      {incomplete && !pending && (
        <Quiet variant="caption" sx={{ display: 'block', padding: 1.5 }}>
          {search.incomplete}
        </Quiet>
      )}
    </>
  );
};

interface PaletteResultsProps {
  id: string;
  groups: readonly PaletteGroup[];
  typed: string;
  /** The item that Enter opens. */
  active: PaletteItem | undefined;
  optionId: (item: PaletteItem) => string;
  onPoint: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem, newTab: boolean) => void;
}

/** The items under their headings. */
export const PaletteResults = ({
  id,
  groups,
  typed,
  active,
  optionId,
  onPoint,
  onChoose,
}: PaletteResultsProps) => (
  <Box id={id} role="listbox" aria-label={texts.search.results}>
    {groups.map(({ title, items }) => (
      <Box key={title} role="group" aria-label={title} sx={{ marginBottom: 0.5 }}>
        <Quiet
          variant="caption"
          aria-hidden
          sx={{ display: 'block', padding: '8px 12px 4px', fontWeight: 500 }}
        >
          {title}
        </Quiet>
        {items.map((item) => (
          <PaletteOption
            key={item.key}
            id={optionId(item)}
            item={item}
            typed={typed}
            active={item === active}
            onPoint={() => onPoint(item)}
            onChoose={(newTab) => onChoose(item, newTab)}
          />
        ))}
      </Box>
    ))}
  </Box>
);

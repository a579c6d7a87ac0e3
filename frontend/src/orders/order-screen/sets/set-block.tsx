import Add from '@mui/icons-material/Add';
import { Box, ButtonBase, CircularProgress, Collapse } from '@mui/material';
import { type DragEvent, startTransition, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { texts } from '../../../i18n';
import { Quiet, useAttempt, useBusy, useToast, VISUALLY_HIDDEN } from '../../../ui';
import { blankPart } from '../../data/blank-part';
import { useOpenOrder } from '../../data/open-order';
import { partsApi } from '../../data/parts-api';
import type { OrderSet } from '../../data/types';
import { withSavedPart } from '../../data/use-order';
import { DRAWING_ENDINGS } from '../../shared/drawing-endings';
import { useTransferring } from '../transfer/transfer-context';
import { firstDrawings } from './first-drawings';
import { PartTile, TILE_WIDTH } from './part-tile';
import { SetHeader } from './set-header';
import { shortTitles } from './short-titles';
import { placesOf } from './upload-pool';
import { UploadStatus } from './upload-status';
import { usePartActions } from './use-part-actions';
import { usePartOrder } from './use-part-order';
import { type RunningUpload, SENT, type Uploads, useUploads } from './use-uploads';

const partTexts = texts.orders.parts;
const text = texts.orders.upload;

/** Adds a part without a drawing, and opens it. */
const AddPartTile = ({ set }: { set: OrderSet }) => {
  const { cache, openAddedPart } = useOpenOrder();
  const toast = useToast();
  const attempt = useAttempt();
  const [busy, run] = useBusy();
  const add = () =>
    attempt(async () => {
      const part = await partsApi.create(set.id, blankPart(set.id));
      cache.change((order) => withSavedPart(order, part));
      toast(partTexts.added, 'success');
      openAddedPart(part.id);
      await cache.refreshHistory();
    }, partTexts.addFailed);
  return (
    <Box component="li" sx={{ width: TILE_WIDTH }}>
      <ButtonBase
        disabled={busy}
        onClick={() => void run(add)}
        sx={{
          flexDirection: 'column',
          gap: 0.5,
          width: '100%',
          height: '100%',
          minHeight: 96,
          border: '1px dashed',
          borderColor: 'divider',
          borderRadius: 1,
          color: 'text.secondary',
          typography: 'small',
          fontFamily: 'inherit',
          '&:hover': { borderColor: 'text.disabled', color: 'text.primary' },
        }}
      >
        {busy ? <CircularProgress size={20} /> : <Add fontSize="small" />}
        {partTexts.add}
      </ButtonBase>
    </Box>
  );
};

/** Dragging parts and sets over a set: parts go to its end, a set takes its place. */
const useSetDrops = (set: OrderSet) => {
  const transfers = useTransferring();
  const [over, setOver] = useState(false);
  const { dragged } = transfers;
  const isItself = dragged?.kind === 'sets' && dragged.ids.includes(set.id);
  const accepts = dragged !== null && !isItself;
  return {
    over: over && accepts,
    faded: isItself || transfers.isCut('sets', set.id),
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!accepts) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = event.ctrlKey ? 'copy' : 'move';
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!accepts) return;
        event.preventDefault();
        const mode = event.ctrlKey ? 'copy' : 'move';
        if (dragged.kind === 'parts') transfers.dropParts(set.id, null, mode);
        else transfers.dropSet(set, mode);
      },
    },
  };
};

/** Lights up while files hang over the set. */
const DropVeil = ({ name }: { name: string }) => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      inset: 4,
      zIndex: 2,
      display: 'grid',
      placeItems: 'center',
      border: '2px dashed',
      borderColor: 'primary.main',
      borderRadius: 1,
      backgroundColor: (theme) => `color-mix(in srgb, ${theme.palette.background.paper} 86%, transparent)`,
      fontWeight: 600,
      pointerEvents: 'none',
    }}
  >
    {text.drop(name)}
  </Box>
);

/** Tiles of a set that are drawn with the screen; the others follow in small pieces, so that it answers meanwhile. */
const DRAWN_AT_ONCE = 12;

/** The place of a file that is on its way. */
const UploadTile = ({ upload: { name, fraction } }: { upload: RunningUpload }) => (
  <Box
    component="li"
    sx={{
      width: TILE_WIDTH,
      minHeight: 96,
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: 0.5,
      padding: 1,
      border: '1px dashed',
      borderColor: 'divider',
      borderRadius: 1,
      color: 'text.secondary',
      typography: 'note',
      textAlign: 'center',
      overflowWrap: 'anywhere',
    }}
  >
    <CircularProgress
      size={20}
      aria-label={name}
      {...(fraction < SENT && { variant: 'determinate', value: fraction * 100 })}
    />
    {name}
    <span>{fraction < SENT ? text.sending : text.reading}</span>
  </Box>
);

const Tiles = ({ set, running }: { set: OrderSet; running: Uploads['running'] }) => {
  const { canEdit } = useOpenOrder();
  const list = useRef<HTMLUListElement>(null);
  const order = usePartOrder(set, list);
  const { menu, dialog } = usePartActions(order.move);
  const [all, setAll] = useState(false);
  useEffect(() => startTransition(() => setAll(true)), []);
  const places = placesOf(all ? set.parts : set.parts.slice(0, DRAWN_AT_ONCE), running);
  // By part: while files are sent, parts stand in the order of the files.
  const short = shortTitles(set.parts.map(({ title }) => title));
  const titles = new Map(set.parts.map(({ id }, index) => [id, short[index]]));
  const positions = new Map(places.filter((place) => 'set_id' in place).map(({ id }, index) => [id, index]));
  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-label={set.name}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
      >
        {places.map((place) => {
          if (!('set_id' in place)) return <UploadTile key={`file-${place.key}`} upload={place} />;
          const index = positions.get(place.id) ?? 0;
          return (
            <PartTile
              key={place.id}
              part={place}
              position={index + 1}
              shortTitle={titles.get(place.id) ?? ''}
              menu={menu(place, index, set.parts.length)}
              order={canEdit ? order : undefined}
            />
          );
        })}
        {canEdit && <AddPartTile set={set} />}
      </Box>
      <Box role="log" aria-label={texts.orders.parts.order} sx={VISUALLY_HIDDEN}>
        {order.announcement}
      </Box>
      {dialog}
    </>
  );
};

interface SetBlockProps {
  set: OrderSet;
  onDelete: () => void;
  onSaveAsKit: () => void;
}

/** One set: its header, its parts as tiles, and a place to drop drawings, which is all of it. */
export const SetBlock = ({ set, onDelete, onSaveAsKit }: SetBlockProps) => {
  const { order, canEdit } = useOpenOrder();
  const [open, setOpen] = useState(true);
  const uploads = useUploads(set);
  const sendFirst = useEffectEvent((files: readonly File[]) => void uploads.send(files));
  useEffect(() => firstDrawings.sendWith(set.id, (files) => sendFirst(files)), [set.id]);
  const bodyId = useId();
  const {
    getRootProps,
    getInputProps,
    isDragActive,
    open: chooseFiles,
  } = useDropzone({
    onDrop: (files) => void uploads.send(files),
    noClick: true,
    noKeyboard: true,
    disabled: !canEdit,
  });
  const drops = useSetDrops(set);
  const totals = order.totals.sets.find(({ id }) => id === set.id);
  return (
    <Box
      {...getRootProps(drops.handlers)}
      data-set={set.id}
      component="section"
      role="region"
      tabIndex={undefined}
      aria-label={set.name}
      sx={{
        position: 'relative',
        opacity: drops.faded ? 0.4 : 1,
        boxShadow: drops.over ? (theme) => `inset 0 0 0 2px ${theme.palette.primary.main}` : undefined,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
      }}
    >
      <input
        {...getInputProps()}
        accept={DRAWING_ENDINGS}
        multiple
        aria-label={`${text.files}: ${set.name}`}
      />
      <SetHeader
        set={set}
        totals={totals}
        open={open}
        bodyId={bodyId}
        onToggle={() => setOpen(!open)}
        onDelete={onDelete}
        onSaveAsKit={onSaveAsKit}
        onChooseFiles={chooseFiles}
      />
      <Collapse in={open} id={bodyId}>
        <Box sx={{ padding: '4px 16px 16px' }}>
          <UploadStatus uploads={uploads} />
          <Tiles set={set} running={uploads.running} />
          {canEdit && (
            <Quiet variant="caption" sx={{ display: 'block', marginTop: 1.25 }}>
              {text.hint}
            </Quiet>
          )}
        </Box>
      </Collapse>
      {isDragActive && <DropVeil name={set.name} />}
    </Box>
  );
};

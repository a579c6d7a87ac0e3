import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, Stack, ToggleButton, ToggleButtonGroup, Tooltip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { fileUrl, randomId } from '../../../api';
import { texts } from '../../../i18n';
import { contours as contourText } from '../../../i18n/orders';
import {
  FigureMeasure,
  formatFigure,
  formatNumber,
  Quiet,
  SwitchField,
  useAttempt,
  useBusy,
  useToast,
} from '../../../ui';
import { drawingRemarks, hasDoubtfulUnit } from '../../data/drawn-part';
import { useOpenOrder } from '../../data/open-order';
import { partsApi } from '../../data/parts-api';
import type { Part } from '../../data/types';
import { ContourList } from './contour-list';
import { withTrueArea } from '../draft/part-payload';
import { DXF_UNITS, dxfInUnit, type DxfUnit } from '../drawing/dxf-unit';
import { usePartFile } from '../drawing/use-part-file';
import { useOpenPart } from '../open-part';

const text = texts.orders.partDialog.flatPattern;

const NONE: Awaited<ReturnType<typeof partsApi.pieces>> = [];

/** The parts that the DXF of the open part holds beside each other, and making parts of them. */
const usePieces = () => {
  const { form } = useOpenPart();
  const { cache } = useOpenOrder();
  const toast = useToast();
  const attempt = useAttempt();
  const [busy, run] = useBusy();
  const send = usePartFile('drawing');
  const { id, content, set_id, flat_pattern, original } = form.draft;
  const { data: pieces = NONE } = useQuery({
    queryKey: ['parts', 'pieces', id, content],
    queryFn: ({ signal }) => partsApi.pieces(id, signal),
    // The file of a drawing never changes: a newer one is another content.
    staleTime: Infinity,
    enabled: flat_pattern?.remarks?.some(({ code }) => code === 'beside_outline') === true,
  });
  const name = original?.name ?? '';
  const addPart = async ({ dxf, count }: (typeof pieces)[number], number: number) => {
    const file = new File([dxf], name.replace(/(\.[^.]*)?$/, text.pieceEnding(number)));
    const upload = { file, uploadId: randomId(), pages: 'parts' };
    const { parts } = await partsApi.upload(set_id, upload, () => undefined);
    const rows = parts.map(({ id: added, version }) => ({ id: added, version, quantity: count }));
    await cache.saveParts(rows);
  };
  const split = () =>
    attempt(async () => {
      const [own, ...others] = pieces;
      if (!own) return;
      // The part itself last: until all others are there, its drawing shows them.
      for (const [index, piece] of others.entries()) await addPart(piece, index + 2);
      await send(new File([own.dxf], name));
      if (form.draft.quantity === 0) form.change({ quantity: own.count });
      toast(text.piecesAdded(others.length), 'success');
      await cache.refresh();
    }, text.splitFailed);
  return {
    /** How many different ones; 0 where the drawing is one part. */
    different: pieces.length,
    all: pieces.reduce((sum, { count }) => sum + count, 0),
    busy,
    split: () => void run(split),
  };
};

type FlatPattern = NonNullable<Part['flat_pattern']>;
type Features = NonNullable<FlatPattern['features']>;

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box>
    <Typography component="dt" variant="note" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" variant="small" sx={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Typography>
  </Box>
);

/** Diameters that are named; of a plate with more, how many holes are left. */
const NAMED_DIAMETERS = 4;

/** Holes by diameter, the smallest first: '8 × Ø 18, 1 × Ø 150'. */
const holesText = (holes: Features['holes'], hole_count: number): string => {
  const named = holes.slice(0, NAMED_DIAMETERS);
  const left = hole_count - named.reduce((sum, { count }) => sum + count, 0);
  const shown = named.map(({ diameter, count }) => contourText.holesOf(count, formatNumber(diameter, 0, 2)));
  return [...shown, ...(left > 0 ? [contourText.otherHoles(left)] : [])].join(', ');
};

/** Bends, holes and engravings, as far as there are any. */
const FeatureFigures = ({ features }: { features: Features }) => (
  <>
    {features.bends > 0 && (
      <Figure label={contourText.bends}>
        {formatNumber(features.bends, 0)} · <FigureMeasure figure="cut_length" value={features.bend_length} />
      </Figure>
    )}
    {features.hole_count !== null && features.hole_count > 0 && (
      <Figure label={contourText.holesByDiameter}>{holesText(features.holes, features.hole_count)}</Figure>
    )}
    {features.engraving_length > 0 && (
      <Figure label={contourText.engraving}>
        <FigureMeasure figure="cut_length" value={features.engraving_length} />
      </Figure>
    )}
  </>
);

const Figures = ({ pattern, cut }: { pattern: FlatPattern; cut: Part['cut'] }) => (
  <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, margin: 0 }}>
    <Figure label={text.size}>
      {formatFigure('width', pattern.width, { bare: true })} ×{' '}
      <FigureMeasure figure="length" value={pattern.length} />
    </Figure>
    <Figure label={text.cut}>
      <FigureMeasure figure="cut_length" value={(cut ?? pattern).cut_length} />
    </Figure>
    <Figure label={text.pierces}>{formatNumber((cut ?? pattern).pierces, 0)}</Figure>
    <Figure label={text.area}>
      <FigureMeasure figure="net_area" value={(cut ?? pattern).net_area} />
    </Figure>
    {pattern.features && <FeatureFigures features={pattern.features} />}
  </Box>
);

/** Warnings before the figures are believed. */
const Remarks = ({ pattern }: { pattern: FlatPattern }) => {
  const remarks = [
    ...(pattern.open_contours > 0 ? [text.open(pattern.open_contours)] : []),
    ...drawingRemarks({ flat_pattern: pattern }),
  ];
  return (
    <>
      {remarks.length > 0 && (
        <Stack direction="row" role="note" sx={{ gap: 0.75, color: 'warning.main' }}>
          <WarningAmberOutlined fontSize="dense" sx={{ marginTop: '2px' }} />
          <Box component="ul" sx={{ typography: 'small' }}>
            {remarks.map((remark) => (
              <Box component="li" key={remark} sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
                {remark}
              </Box>
            ))}
          </Box>
        </Stack>
      )}
      {pattern.features?.bends_assumed && <Quiet variant="note">{contourText.bendsAssumed}</Quiet>}
      {(pattern.unit_assumed || pattern.unit !== 'mm') && (
        <Quiet variant="note">{pattern.unit_assumed ? text.unitAssumed : text.unit(pattern.unit)}</Quiet>
      )}
    </>
  );
};

const UNITS = Object.keys(DXF_UNITS) as DxfUnit[];

/**
 * The unit that the file's figures are in: the chosen one is written into its header, and the file read anew. None is chosen while it is in
 * doubt, so that its own can be.
 */
const UnitSwitch = ({ pattern }: { pattern: FlatPattern }) => {
  const { form, disabled } = useOpenPart();
  const send = usePartFile('drawing');
  const attempt = useAttempt();
  const [busy, run] = useBusy();
  const { original } = form.draft;
  const doubtful = hasDoubtfulUnit(form.draft);
  const [first] = useState(() => !disabled && doubtful);
  const change = (unit: DxfUnit) =>
    attempt(async () => {
      const url = fileUrl(original?.path);
      if (!original || url === null) return;
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(text.unitFailed);
      const bytes = dxfInUnit(new Uint8Array(await answer.arrayBuffer()), unit);
      await send(new File([bytes], original.name, { type: original.mime }));
    }, text.unitFailed);
  return (
    <Box>
      <Quiet variant="note" sx={{ display: 'block' }}>
        {text.fileUnit}
      </Quiet>
      <ToggleButtonGroup
        exclusive
        size="small"
        disabled={disabled || busy}
        value={pattern.unit_assumed || doubtful ? null : pattern.unit}
        aria-label={text.fileUnit}
        onChange={(_event, unit: DxfUnit | null) => unit && void run(() => change(unit))}
        sx={{ '& .MuiToggleButton-root': { paddingBlock: '1px', typography: 'note' } }}
      >
        {UNITS.map((unit, index) => (
          <ToggleButton
            key={unit}
            value={unit}
            autoFocus={first && index === 0}
            aria-label={text.unitNames[unit]}
          >
            {unit}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};

/** Several parts in one file: makes a part of each. */
const Split = () => {
  const { disabled } = useOpenPart();
  const { all, different, busy, split } = usePieces();
  if (all < 2 || disabled) return null;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, typography: 'small' }}>
      {text.pieces(all, different)}
      <Tooltip describeChild title={text.splitHint}>
        <Button size="small" variant="outlined" loading={busy} onClick={split}>
          {text.split}
        </Button>
      </Tooltip>
    </Stack>
  );
};

/** Takes the outer size over, and weighs by what is left of it; both only on request. */
const Actions = ({ pattern }: { pattern: FlatPattern }) => {
  const { form, disabled } = useOpenPart();
  const { type, width, length, true_area } = form.draft;
  const plate = type === 'material' || type === 'sheet';
  const inUse = width === pattern.width && length === pattern.length;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Tooltip title={plate ? '' : text.needsPlate}>
        <span>
          <Button
            size="small"
            variant="outlined"
            disabled={disabled || !plate || inUse}
            onClick={() => form.change({ width: pattern.width, length: pattern.length })}
          >
            {plate && inUse ? text.used : text.use}
          </Button>
        </span>
      </Tooltip>
      {plate && pattern.net_area > 0 && (
        <SwitchField
          label={text.trueArea}
          checked={true_area}
          disabled={disabled}
          onChange={(checked) => form.change(withTrueArea(form.draft, checked))}
        />
      )}
      {true_area && <Quiet variant="note">{text.trueAreaHint}</Quiet>}
    </Stack>
  );
};

/** The figures of the part's DXF; nothing where its drawing is none. */
export const FlatPatternBox = () => {
  const { form } = useOpenPart();
  const { flat_pattern: pattern, cut } = form.draft;
  if (!pattern) return null;
  return (
    <Stack
      role="group"
      aria-label={text.title}
      sx={{ gap: 1, borderTop: 1, borderBottom: 1, borderColor: 'divider', paddingBlock: 1.25 }}
    >
      <Typography variant="label">{text.title}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
        <Figures pattern={pattern} cut={cut} />
        <UnitSwitch pattern={pattern} />
      </Stack>
      <Remarks pattern={pattern} />
      <Split />
      <ContourList />
      {form.errors.contours_out && (
        <Typography role="alert" variant="note" color="error">
          {form.errors.contours_out}
        </Typography>
      )}
      <Actions pattern={pattern} />
    </Stack>
  );
};

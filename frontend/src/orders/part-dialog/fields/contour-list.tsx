import ExpandMore from '@mui/icons-material/ExpandMore';
import { Alert, Box, Button, Checkbox, Collapse, IconButton, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { texts } from '../../../i18n';
import { Quiet } from '../../../ui';
import type { Contour } from '../../data/types';
import { useOpenPart } from '../open-part';
import { type ContourGroup, contourGroups } from '../contours/contour-groups';
import { contourLength, contourName, groupName } from '../contours/contour-name';

const text = texts.orders.contours;

interface ChoiceProps {
  /** Contours that are chosen together. */
  members: readonly Contour[];
  label: string;
}

/** Checked: cut; half: some of them are. Points at them in the drawing while it has the focus or the pointer. */
const Choice = ({ members, label }: ChoiceProps) => {
  const { contours } = useOpenPart();
  const ids = members.map(({ id }) => id);
  const out = ids.filter(contours.isOut).length;
  const point = () => contours.setPointed(ids);
  const leave = () => contours.setPointed([]);
  return (
    <Box
      component="label"
      onPointerEnter={point}
      onPointerLeave={leave}
      sx={{ display: 'flex', alignItems: 'center', minWidth: 0, flexGrow: 1, cursor: 'pointer' }}
    >
      <Checkbox
        size="small"
        checked={out === 0}
        indeterminate={out > 0 && out < ids.length}
        disabled={!contours.canEdit}
        onChange={() => contours.setCut(ids, out > 0)}
        onFocus={point}
        onBlur={leave}
        sx={{ padding: 0.5 }}
      />
      <Typography
        component="span"
        noWrap
        variant="small"
        sx={{ color: out === ids.length ? 'text.secondary' : 'text.primary' }}
      >
        {label}
      </Typography>
    </Box>
  );
};

const Length = ({ contour }: { contour: Contour }) => (
  <Typography component="span" noWrap variant="note" color="textSecondary" sx={{ flexShrink: 0 }}>
    {contourLength(contour)}
  </Typography>
);

const Row = ({ contour }: { contour: Contour }) => (
  <Stack component="li" direction="row" sx={{ alignItems: 'center', gap: 1 }}>
    <Choice members={[contour]} label={contourName(contour)} />
    <Length contour={contour} />
  </Stack>
);

/** Several contours of one kind: all at once, or opened, each of them. */
const Group = ({ group }: { group: ContourGroup }) => {
  const [open, setOpen] = useState(false);
  const members = useId();
  const name = groupName(group);
  return (
    <li>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Choice members={group.contours} label={name} />
        <IconButton
          size="small"
          aria-label={open ? text.close(name) : text.open(name)}
          aria-expanded={open}
          aria-controls={members}
          onClick={() => setOpen(!open)}
        >
          <ExpandMore
            fontSize="small"
            sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 150ms' }}
          />
        </IconButton>
      </Stack>
      <Collapse in={open} id={members} unmountOnExit>
        <Box component="ul" sx={{ paddingInlineStart: 3 }}>
          {group.contours.map((contour) => (
            <Row key={contour.id} contour={contour} />
          ))}
        </Box>
      </Collapse>
    </li>
  );
};

const Title = () => {
  const { contours } = useOpenPart();
  const { sheet, out } = contours;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography role="status" variant="small">
        {text.cutOf(sheet.contours.length - out, sheet.contours.length)}
      </Typography>
      {out > 0 && contours.canEdit && (
        <Button
          size="small"
          onClick={() =>
            contours.setCut(
              sheet.contours.map(({ id }) => id),
              true,
            )
          }
        >
          {text.cutAll}
        </Button>
      )}
    </Stack>
  );
};

/** Which contours of the drawing are cut. */
export const ContourList = () => {
  const { contours } = useOpenPart();
  const { sheet, failed, retry } = contours;
  if (failed) {
    return (
      <Alert
        severity="warning"
        variant="outlined"
        sx={{ paddingBlock: 0 }}
        action={
          <Button size="small" onClick={retry}>
            {texts.common.retry}
          </Button>
        }
      >
        {text.failed}
      </Alert>
    );
  }
  if (sheet.too_many) return <Quiet variant="note">{text.tooMany}</Quiet>;
  if (sheet.contours.length === 0) return null;
  return (
    <Box role="group" data-aside aria-label={text.title}>
      <Title />
      {contours.canEdit && <Quiet variant="note">{text.hint}</Quiet>}
      <Box
        component="ul"
        // Where nothing in it can be chosen it is scrolled by its own focus.
        {...(!contours.canEdit && { tabIndex: 0, 'aria-label': text.title })}
        sx={{ maxHeight: 220, overflowY: 'auto' }}
      >
        {contourGroups(sheet.contours).map((group) => {
          const [only] = group.contours;
          return group.contours.length === 1 && only ? (
            <Row key={only.id} contour={only} />
          ) : (
            <Group key={`${group.kind} ${group.diameter ?? ''}`} group={group} />
          );
        })}
      </Box>
    </Box>
  );
};

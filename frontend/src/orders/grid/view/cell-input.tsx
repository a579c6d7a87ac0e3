import { Box, Paper, Popper } from '@mui/material';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { texts } from '../../../i18n';
import type { Part } from '../../data/types';
import type { CellOption, GridColumn } from '../core/column';
import { cellName } from '../core/columns';
import { type EditView, useEditView } from '../use-editor';
import { type Grid, useOpenGrid } from '../use-grid';
import { layerClass, type PlacedColumn } from './use-viewport';
import { ROW_HEIGHT } from './grid-root';

interface CellOptionsProps {
  id: string;
  anchor: HTMLElement | null;
  options: readonly CellOption[];
  highlighted: number | null;
  onChoose: (option: CellOption) => void;
}

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The options of the cell that is edited. */
const CellOptions = ({ id, anchor, options, highlighted, onChoose }: CellOptionsProps) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (highlighted !== null) list.current?.children[highlighted]?.scrollIntoView({ block: 'nearest' });
  }, [highlighted]);
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal' }}>
      <Paper
        elevation={4}
        sx={{ border: 1, borderColor: 'divider', minWidth: 200, maxWidth: 'min(440px, 92vw)' }}
      >
        <Box
          component="ul"
          ref={list}
          id={id}
          role="listbox"
          aria-label={texts.orders.grid.options}
          // A box that scrolls can be reached; the keys of the cell get there first.
          tabIndex={0}
          // The focus stays in the cell.
          onMouseDown={(event) => event.preventDefault()}
          sx={{ padding: '4px 0', maxHeight: 264, overflowY: 'auto' }}
        >
          {options.map((option, index) => (
            <Box
              component="li"
              key={`${option.label} ${index}`}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === highlighted}
              onClick={() => onChoose(option)}
              sx={{
                padding: '5px 12px',
                typography: 'small',
                cursor: 'pointer',
                '&[aria-selected=true]': { backgroundColor: 'action.selected' },
                '&:hover': { backgroundColor: 'action.hover' },
              }}
            >
              {option.label}
            </Box>
          ))}
        </Box>
      </Paper>
    </Popper>
  );
};

/** px of the field in which a text of several lines is edited. */
const LINES_HEIGHT = 3 * ROW_HEIGHT;
const LINES_WIDTH = 280;

interface CellInputProps {
  /** Where the active cell is, px; its id, where it is drawn. */
  place: { left: number; top: number; width: number; frozen: PlacedColumn['frozen'] };
  part: Part | null;
  column: GridColumn;
  activeId: string | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** The clipboard's keys copy, cut and paste the selection; while a cell is edited they are the field's own. */
const clipboardKeys = ({ editor, copy, cut, paste, pasteParts }: Grid) => {
  const atRest = (act: (data: DataTransfer) => void) => (event: ClipboardEvent) => {
    if (editor.isEditing()) return;
    event.preventDefault();
    act(event.clipboardData);
  };
  return {
    onCopy: atRest(copy),
    onCut: atRest(cut),
    onPaste: atRest((data) => {
      if (!pasteParts(data)) paste(data);
    }),
  };
};

/** Where the field is and how large; a text of several lines has room for some of them. */
const lookOf = (
  { left, top, width }: CellInputProps['place'],
  { key, numeric }: GridColumn,
  editing: boolean,
) => {
  const lines = editing && key === 'obs';
  return {
    className: editing ? (lines ? 'lines' : '') : 'resting',
    style: {
      left,
      top,
      width: lines ? Math.max(width, LINES_WIDTH) : width,
      height: lines ? LINES_HEIGHT : ROW_HEIGHT,
      textAlign: numeric ? 'right' : 'left',
    },
  } as const;
};

/** The element that a screen reader is to read: the highlighted option, or the cell that is not edited. */
const pointedAt = (
  { text, options, highlighted }: EditView,
  listId: string,
  activeId: string | undefined,
): string | undefined => {
  if (options.length > 0) return highlighted === null ? undefined : optionId(listId, highlighted);
  return text === null ? activeId : undefined;
};

/**
 * The one field of the grid, over its active cell. It holds the focus all the time, unseen until something is typed: a field
 * that came with the first key would lose the first half of an accent.
 */
export const CellInput = ({ place, part, column, activeId, onKeyDown }: CellInputProps) => {
  const grid = useOpenGrid();
  const { editor, canEdit, gridId, inputId, statusId } = grid;
  const edit = useEditView(editor);
  const [element, setElement] = useState<HTMLTextAreaElement | null>(null);
  const entered = useRef(false);
  const listId = useId();
  useEffect(() => {
    // Once, where nothing else (a dialog of the address) has taken the focus.
    if (entered.current || element === null) return;
    entered.current = true;
    if (document.activeElement === document.body || document.activeElement?.id === 'content') {
      element.focus({ preventScroll: true });
    }
  }, [element]);
  const listing = edit.options.length > 0;
  return (
    <div className={layerClass(place.frozen)}>
      <textarea
        ref={setElement}
        id={inputId}
        rows={1}
        {...lookOf(place, column, edit.text !== null)}
        value={edit.text ?? ''}
        readOnly={!canEdit}
        aria-label={part ? cellName(column, part) : undefined}
        aria-autocomplete={column.options ? 'list' : undefined}
        aria-controls={listing ? listId : gridId}
        aria-activedescendant={pointedAt(edit, listId, activeId)}
        aria-describedby={statusId}
        inputMode={edit.text === null ? 'none' : undefined}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onKeyDown={onKeyDown}
        onChange={(event) => editor.type(event.target.value)}
        onBlur={() => editor.commit()}
        {...clipboardKeys(grid)}
      />
      {listing && (
        <CellOptions
          id={listId}
          anchor={element}
          options={edit.options}
          highlighted={edit.highlighted}
          onChoose={(option) => editor.commit(option)}
        />
      )}
    </div>
  );
};

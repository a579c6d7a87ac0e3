import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { texts } from '../../../i18n';
import { Panel, useToast } from '../../../ui';
import { FirstDrop } from './first-drop';
import { firstDrawings } from './first-drawings';

const text = texts.orders.sets;

interface SetsNotYetProps {
  /** Stores the order; whether that succeeded. Its screen then makes a set of the drawings. */
  onSave: () => Promise<boolean>;
}

/**
 * Stands in a new order in place of its sets: the button says what to do first, and drawings that are dropped or
 * chosen store the order and become its first set.
 */
export const SetsNotYet = ({ onSave }: SetsNotYetProps) => {
  const toast = useToast();
  return (
    <Panel
      title={text.title}
      actions={
        <Button size="small" startIcon={<Add />} onClick={() => toast(text.createOrderFirst, 'warning')}>
          {text.new}
        </Button>
      }
    >
      <FirstDrop
        message={`${text.createOrderFirst} ${text.orDrawings}`}
        onDrawings={async (files) => {
          firstDrawings.choose(files);
          if (!(await onSave())) firstDrawings.choose([]);
        }}
      />
    </Panel>
  );
};

import { ConflictDialog } from './conflict/conflict-dialog';
import type { Difference } from './conflict/differences';
import type { Editable } from './edit-options';
import { UnsavedDialog } from './leaving/unsaved-dialog';
import type { EditSession } from './use-edit-session';

interface EditSessionDialogsProps<Fields extends Editable> {
  session: EditSession<Fields>;
  /** How two versions of the record read, field by field. */
  compare: (mine: Fields, theirs: Fields) => readonly Difference[];
  /** What follows a conflict that ended in one of the two versions; closes a dialog, for example. */
  onResolved?: () => void;
}

/** The questions of an edit session: unsaved changes, and a version that another user saved first. */
export const EditSessionDialogs = <Fields extends Editable>(props: EditSessionDialogsProps<Fields>) => {
  const { session, compare, onResolved } = props;
  const { held, conflict } = session;
  return (
    <>
      {held && <UnsavedDialog onStay={held.stay} onDiscard={held.proceed} onSave={session.saveAndLeave} />}
      {conflict && (
        <ConflictDialog
          change={conflict.change}
          differences={compare(session.values, conflict.theirs)}
          onMine={async () => {
            if (await session.saveMine()) onResolved?.();
          }}
          onTheirs={async () => {
            await session.takeTheirs();
            onResolved?.();
          }}
          onStay={session.stay}
        />
      )}
    </>
  );
};

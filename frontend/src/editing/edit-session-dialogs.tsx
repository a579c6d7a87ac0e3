import { useEffect, useEffectEvent } from 'react';
import { ConflictDialog } from './conflict/conflict-dialog';
import type { Difference } from './conflict/differences';
import type { Editable } from './edit-options';
import { GoneDialog, useGone } from './gone/gone-dialog';
import { UnsavedDialog } from './leaving/use-form-guard';
import type { EditSession } from './use-edit-session';

interface EditSessionDialogsProps<Fields extends Editable> {
  session: EditSession<Fields>;
  /** How two versions of the record read, field by field. */
  compare: (own: Fields, other: Fields) => readonly Difference[];
  /** Called after a conflict that ended in one of the two versions; closes a dialog, for example. */
  onResolved?: () => void;
}

/** A form of a record that is gone shows what was typed, until that is dropped. */
const useGoneRecord = ({ dirty }: { dirty: boolean }) => {
  const gone = useGone();
  const letGo = useEffectEvent(() => gone?.onLetGo());
  const isGone = gone !== null;
  useEffect(() => {
    if (isGone && !dirty) letGo();
  }, [isGone, dirty]);
  return dirty ? gone : null;
};

/**
 * The questions of an edit session: unsaved changes, a version that another user saved first, and a record that another
 * user deleted.
 */
export const EditSessionDialogs = <Fields extends Editable>(props: EditSessionDialogsProps<Fields>) => {
  const { session, compare, onResolved } = props;
  const { held, conflict } = session;
  const gone = useGoneRecord(session);
  if (gone) {
    const typed = compare(session.values, session.stored);
    return <GoneDialog message={gone.message} typed={typed} onDiscard={session.discard} />;
  }
  return (
    <>
      {held && <UnsavedDialog onStay={held.stay} onDiscard={held.proceed} onSave={session.saveAndLeave} />}
      {conflict && (
        <ConflictDialog
          change={conflict.change}
          differences={compare(conflict.own, conflict.other)}
          onKeepOwn={async () => {
            if (await session.saveMine()) onResolved?.();
          }}
          onTakeOther={async () => {
            if (await session.takeTheirs()) onResolved?.();
          }}
          onStay={session.stay}
        />
      )}
    </>
  );
};

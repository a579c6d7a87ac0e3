import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A part of a screen that the user left for a proof at the provider, and what is open again afterwards. */
export interface LeftDialog {
  /** Of which panel. */
  panel: string;
  dialog: string;
  /** What was typed there and is no secret. */
  typed?: string;
}

/** What a location's state holds where a walk to the provider led back. */
interface Place {
  pathname: string;
  state: { left?: LeftDialog } | null;
}

/** What is open around a proof; null: nothing that would have to be opened again. */
const AroundProof = createContext<LeftDialog | null>(null);
export const AroundProofProvider = AroundProof.Provider;
export const useAroundProof = () => useContext(AroundProof);

/**
 * Which dialog of a panel is open: as `useState`, and after a walk to the provider the one that was left for it. The history's
 * state forgets that at once: a reload opens nothing.
 * @param panel a name that no other panel has
 */
export const useLastingDialog = <Name extends string>(panel: string) => {
  const { pathname, state } = useLocation() as Place;
  const navigate = useNavigate();
  const left = state?.left?.panel === panel ? state.left : null;
  const [around, setAround] = useState(left);
  useEffect(() => {
    if (!left) return;
    const { left: _, ...rest } = state ?? {};
    void navigate(pathname, { replace: true, state: rest });
  }, [left, navigate, pathname, state]);
  return {
    dialog: (around?.dialog ?? null) as Name | null,
    setDialog: (dialog: Name | null) => setAround(dialog === null ? null : { panel, dialog }),
    /** For `AroundProofProvider` around the dialog. */
    around,
  };
};

/**
 * A say in the browser's back and forward. Listeners of a window's own events are called in the order in which they
 * were added, so this one has to be there before the router's: main.tsx imports this file for that alone.
 */

/** Whether the step is held: then neither the other gates nor the router hear of it. */
export type PopGate = () => boolean;

let gates: readonly PopGate[] = [];

window.addEventListener('popstate', (event) => {
  // The newest first: a dialog's comes before that of the screen below it.
  if (gates.some((holds) => holds())) event.stopImmediatePropagation();
});

/** @returns what removes the gate again */
export const addPopGate = (gate: PopGate): (() => void) => {
  gates = [gate, ...gates];
  return () => {
    gates = gates.filter((other) => other !== gate);
  };
};

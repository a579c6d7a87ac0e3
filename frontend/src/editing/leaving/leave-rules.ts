import type { Location } from 'react-router';

/** A navigation that has been asked for: where the user is and where they want to go. */
export interface Navigation {
  from: Location;
  to: Location;
}

/** One form's say in navigations, asked at the moment of each. */
export interface LeaveRule {
  id: string;
  /** Whether there is anything unsaved at all: closing the tab would lose it. */
  unsaved: () => boolean;
  /** Whether going there leaves the form; a dialog's own address does not leave the screen below it. */
  leaves: (navigation: Navigation) => boolean;
  /** Keeps what is unsaved, for the same user's next session. */
  keep: () => void;
}

/** The rules of the forms that are open, the newest first: a dialog is asked before the screen that it covers. */
export class LeaveRules {
  private rules: readonly LeaveRule[] = [];

  /** @returns what removes the rule again */
  add(rule: LeaveRule): () => void {
    this.rules = [rule, ...this.rules];
    return () => {
      this.rules = this.rules.filter((other) => other !== rule);
    };
  }

  /** The session has ended: every form keeps what it has, and none asks any more. */
  end(): void {
    this.rules.forEach((rule) => rule.keep());
    this.rules = [];
  }

  /** Whether any open form has unsaved changes. */
  anyUnsaved(): boolean {
    return this.rules.some((rule) => rule.unsaved());
  }

  /** The forms that would lose something by this navigation, in the order in which they are to be asked. */
  losing(navigation: Navigation): readonly LeaveRule[] {
    return this.rules.filter((rule) => rule.unsaved() && rule.leaves(navigation));
  }
}

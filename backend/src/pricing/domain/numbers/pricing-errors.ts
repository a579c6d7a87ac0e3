/** `locked_values` names a field that cannot be locked; `locked_value` is that name. The caller's mistake. */
export class UnknownLockedValue extends Error {
  override readonly name = 'UnknownLockedValue';

  constructor(readonly locked_value: string) {
    super(`Not a field that can be locked: ${locked_value}`);
  }
}

/** A result has more digits than its field can store; `field` names it. The inputs are too large. */
export class ResultTooLarge extends Error {
  override readonly name = 'ResultTooLarge';

  constructor(readonly field: string) {
    super(`The result for ${field} has more than 15 significant digits`);
  }
}

/** A part names catalogue entries that do not exist; `fields` are those of the request: `sheet_id`, `processes.1.id`. */
export class UnknownChoices extends Error {
  override readonly name = 'UnknownChoices';

  constructor(readonly fields: readonly string[]) {
    super(`Not in the catalogue: ${fields.join(', ')}`);
  }
}

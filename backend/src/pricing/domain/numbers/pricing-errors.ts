/** `locked_values` names a field that cannot be locked; `locked_value` is that name. The caller's mistake. */
export class UnknownLockedValue extends Error {
  override readonly name = 'UnknownLockedValue';

  constructor(readonly locked_value: string) {
    super(`Not a field that can be locked: ${locked_value}`);
  }
}

/** A result is larger than its field can hold; `field` names it, `limit` is the most, where it is known. The inputs are too large. */
export class ResultTooLarge extends Error {
  override readonly name = 'ResultTooLarge';

  constructor(
    readonly field: string,
    readonly limit?: number,
  ) {
    super(`The result for ${field} is too large`);
  }
}

/** A wanted margin and the ICMS together take the whole price: no markup gives it. */
export class TargetMarginTooHigh extends Error {
  override readonly name = 'TargetMarginTooHigh';

  constructor() {
    super('The margin and the ICMS take the whole price');
  }
}

/** A part names catalogue entries that do not exist; `fields` are those of the request: `sheet_id`, `processes.1.id`. */
export class UnknownChoices extends Error {
  override readonly name = 'UnknownChoices';

  constructor(readonly fields: readonly string[]) {
    super(`Not in the catalogue: ${fields.join(', ')}`);
  }
}

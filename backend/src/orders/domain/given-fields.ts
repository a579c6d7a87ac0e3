/**
 * The fields that a request gives, as they are stored; an absent one is not among them.
 * @param blank the fields that it may hold, each with what null makes of it
 */
export const givenFields = <Blank extends object>(
  request: { readonly [Field in keyof Blank]?: unknown },
  blank: Blank,
): Partial<Blank> =>
  Object.fromEntries(
    (Object.keys(blank) as (keyof Blank & string)[])
      .filter((field) => request[field] !== undefined)
      .map((field) => [field, request[field] ?? blank[field]]),
  ) as Partial<Blank>;

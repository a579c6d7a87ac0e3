interface BoundForm<Values extends object> {
  values: Values;
  errors: Readonly<Partial<Record<string, string>>>;
  change: (change: Partial<Values>) => void;
}

/** The props of a form's fields: the value, what is wrong with it, and the way to change it. */
export const bindingOf = <Values extends object>({ values, errors, change }: BoundForm<Values>) => {
  const bind = <Name extends keyof Values & string>(name: Name) => ({
    value: values[name],
    error: errors[name],
    onChange: (value: Values[Name]) => change({ [name]: value } as unknown as Partial<Values>),
  });
  return {
    bind,
    /** Of a text that may be left out: emptied, it is none. */
    bindWords: <Name extends keyof Values & string>(name: Name) => ({
      ...bind(name),
      onChange: (text: string) => change({ [name]: text || null } as unknown as Partial<Values>),
    }),
  };
};

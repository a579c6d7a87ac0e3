type FormValue = string | number | boolean | Blob | readonly number[] | null | undefined;

/** A multipart body of an object: undefined fields are left out, null is sent empty, a list as JSON. */
export const toFormData = (values: Record<string, FormValue>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    form.append(name, value instanceof Blob ? value : textOf(value));
  }
  return form;
};

const textOf = (value: Exclude<FormValue, Blob | undefined>): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');

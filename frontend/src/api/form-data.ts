type FormValue = string | number | boolean | Blob | null | undefined;

/** A multipart body of an object: undefined fields are left out, null is sent empty. */
export const toFormData = (values: Record<string, FormValue>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    form.append(name, value instanceof Blob ? value : String(value ?? ''));
  }
  return form;
};

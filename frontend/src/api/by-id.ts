/** The parameters of a call whose path names one record. */
export const byId = (id: number) => ({ params: { path: { id } } });

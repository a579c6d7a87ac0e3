/** An uploaded file as it arrived: on disk (multipart requests) or in memory (files the product makes itself). */
export type Upload = {
  originalname: string;
  size: number;
  /** Aborted, with its reason, once no one waits for the upload any more: its work ends, and nothing of it stays. */
  abandoned?: AbortSignal | undefined;
} & ({ path: string } | { buffer: Buffer });

/** An uploaded file as it arrived: on disk (multipart requests) or in memory (files the product makes itself). */
export type Upload = { originalname: string; size: number } & ({ path: string } | { buffer: Buffer });

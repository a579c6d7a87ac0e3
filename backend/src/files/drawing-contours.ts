import { Injectable } from '@nestjs/common';
import { FileStorage } from '../platform/storage/file-storage.js';
import { contoursKeyOf } from './prepared-file.js';
import type { ContourSheet } from './flat-pattern/domain/contour-sheet.js';
import type { Piece } from './flat-pattern/domain/pieces.js';
import type { Ring } from './flat-pattern/domain/rings.js';
import { DxfReader } from './readers/dxf/dxf-reader.js';
import { UnreadableFile } from './readers/protocol.js';
import type { StoredFile } from './stored-file.entity.js';

/**
 * The contours of DXF drawings: kept beside the preview since the drawing came in; those of a drawing from before are read
 * from it when they are first asked for, and kept from then on.
 */
@Injectable()
export class DrawingContours {
  constructor(
    private readonly storage: FileStorage,
    private readonly dxf: DxfReader,
  ) {}

  /** Null for what is no DXF, or can't be read any more. Takes seconds for a large drawing from before. */
  async read(file: Pick<StoredFile, 'mime' | 'original_key' | 'preview_key'>): Promise<ContourSheet | null> {
    const key = contoursKeyOf(file);
    if (key === null) return null;
    const kept = await this.storage.read(key);
    if (kept) return JSON.parse(kept.toString()) as ContourSheet;
    const original = await this.storage.read(file.original_key);
    const drawing = original && (await readable(() => this.dxf.measure(original)));
    if (!drawing) return null;
    const { contours } = drawing;
    await this.storage.put(key, Buffer.from(JSON.stringify(contours)), 'application/json');
    return contours;
  }

  /** The outline of the part as it is placed on a sheet, read from the drawing; null where it has not one closed outer line. */
  async rings({ original_key }: Pick<StoredFile, 'original_key'>): Promise<Ring[] | null> {
    const original = await this.storage.read(original_key);
    const drawing = original && (await readable(() => this.dxf.measure(original)));
    return drawing?.rings ?? null;
  }

  /** The parts of a drawing that holds several; none of one that is a part, or can't be read any more. */
  async pieces({ original_key }: Pick<StoredFile, 'original_key'>): Promise<Piece[]> {
    const original = await this.storage.read(original_key);
    return (original && (await readable(() => this.dxf.pieces(original)))) ?? [];
  }
}

/** Null for what can't be read any more. */
export async function readable<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof UnreadableFile) return null;
    throw error;
  }
}

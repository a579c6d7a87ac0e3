import { Injectable } from '@nestjs/common';
import { FilesService } from '../../files/files.service.js';
import type { RowOf } from '../../platform/database/plain-rows.js';
import { duplicatePart, duplicateSet, type FileCopies } from '../domain/duplicate.js';
import { fileIdsOf } from '../part-rows/part-files.js';
import type { OrderSet } from '../sets/order-set.entity.js';
import { OrderRowsRepository, type PartRows } from './order-rows.repository.js';

/** A part that is to be copied into a set. */
export interface CopiedPart extends PartRows {
  into: number;
}

/** How rows are copied. */
interface Copying {
  /** A moved part keeps its status of the shop floor, a copy begins anew. */
  mode: 'copy' | 'move';
  files: FileCopies;
}

const filesOf = (parts: readonly PartRows[], sets: readonly RowOf<OrderSet>[]) => [
  ...sets.map((set) => set.content_file_id),
  ...parts.flatMap(({ part }) => fileIdsOf(part)),
];

/** Copies rows and their files. Inside of `Database.write` under the orders' locks. */
@Injectable()
export class RowCopies {
  constructor(
    private readonly rows: OrderRowsRepository,
    private readonly files: FilesService,
  ) {}

  /** File rows of the order's own for copies of these parts and sets, and of a file besides. */
  async filesFor(
    orderId: number,
    parts: readonly PartRows[],
    sets: readonly RowOf<OrderSet>[] = [],
    other: number | null = null,
  ): Promise<FileCopies> {
    const used = [...filesOf(parts, sets), other].filter((id) => id !== null);
    return this.files.copyRows([...new Set(used)], orderId);
  }

  /** Removes the files of parts and sets that are gone. */
  async releaseFiles(parts: readonly PartRows[], sets: readonly RowOf<OrderSet>[] = []): Promise<void> {
    await this.files.release(filesOf(parts, sets));
  }

  /** Copies sets without their parts; where they come among others, the caller stores their places. @returns their ids, in this order */
  async addSets(
    orderId: number,
    sets: readonly RowOf<OrderSet>[],
    { mode, files }: Copying,
  ): Promise<number[]> {
    const copies = sets.map((set) => ({
      ...duplicateSet(set, orderId, files),
      ...(mode === 'move' && { status: set.status }),
    }));
    return this.rows.insertSets(orderId, copies);
  }

  /** Copies parts with their process rows; the caller stores their places. @returns their ids, in this order */
  async addParts(parts: readonly CopiedPart[], { mode, files }: Copying): Promise<number[]> {
    return this.rows.insertParts(
      parts.map(({ part, processes, into }) => ({
        part: { ...duplicatePart(part, into, files), ...(mode === 'move' && { status: part.status }) },
        processes: processes.map(({ id: _, ...row }) => row),
      })),
    );
  }
}

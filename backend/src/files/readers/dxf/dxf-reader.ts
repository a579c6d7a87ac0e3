import { Injectable } from '@nestjs/common';
import type { Piece } from '../../flat-pattern/domain/pieces.js';
import type { Answer, FlatDrawing, FileSource } from '../protocol.js';
import { picturesOfSvg, type Pictures } from '../image/picture.js';
import { ReaderThreads } from '../reader-threads.js';

/** Reads DXF drawings of flat parts, where a hostile file can't hurt the server. */
@Injectable()
export class DxfReader {
  constructor(private readonly threads: ReaderThreads) {}

  /**
   * A DXF's figures, its shape, its contours, its texts and its pictures.
   * @param abandoned ends the work with its reason
   * @throws UnreadableFile
   */
  async read(
    dxf: FileSource,
    abandoned?: AbortSignal,
  ): Promise<Omit<FlatDrawing, 'preview' | 'thumbnail'> & { pictures: Pictures }> {
    const { preview, thumbnail, ...read } = await this.measure(dxf, abandoned);
    return { ...read, pictures: await picturesOfSvg(preview, thumbnail) };
  }

  /** As `read`, without pictures. @throws UnreadableFile */
  measure(source: FileSource, abandoned?: AbortSignal): Promise<FlatDrawing> {
    return this.ask('readDxf', source, abandoned);
  }

  /** The parts of one that holds several; none of one that is a part. @throws UnreadableFile */
  pieces(source: FileSource): Promise<Piece[]> {
    return this.ask('splitDxf', source);
  }

  private async ask<Call extends 'readDxf' | 'splitDxf'>(
    call: Call,
    source: FileSource,
    abandoned?: AbortSignal,
  ): Promise<Answer<Call>> {
    const { thread, release } = await this.threads.take(abandoned);
    try {
      return await thread.ask(call, { source });
    } finally {
      await release();
    }
  }
}

import { Injectable } from '@nestjs/common';
import type { DatePattern } from '../../files/reading/domain/dates.js';
import { matchMaterial } from '../../files/reading/domain/materials.js';
import type { StoredFile } from '../../files/stored-file.entity.js';
import { applyFeedback, type LearnedSuggestion } from './domain/apply-feedback.js';
import { judgeReading, type Judgement } from './domain/judge-reading.js';
import { openDateMark, settleDate } from './domain/settle-date.js';
import {
  ReadingFeedbackRepository,
  type BlockTally,
  type DrawingKey,
  type DrawingRow,
} from './reading-feedback.repository.js';
import { changedByHand, savedValues, type MaterialOf, type SavedPart } from './saved-values.js';

/** A drawing's reading as it is kept with its file. */
export type KeptReading = Pick<StoredFile, 'reading' | 'title_block' | 'block_texts' | 'date_patterns'>;

/** A save, and the drawing with the title block that it says something of. */
interface ReadSave {
  save: SavedPart;
  drawing: DrawingRow;
  key: DrawingKey;
}

/**
 * Learns from what people save which suggestions of a customer's title blocks are right, and applies it when a drawing's suggestions
 * are shown: what is read stays as it was read, so that forgetting leaves nothing behind.
 */
@Injectable()
export class ReadingFeedback {
  constructor(private readonly rows: ReadingFeedbackRepository) {}

  /** The suggestions of each drawing, with what was learnt from this customer's drawings. */
  async suggestions<Drawing extends KeptReading>(
    customerId: number | null,
    drawings: readonly Drawing[],
  ): Promise<Map<Drawing, LearnedSuggestion[]>> {
    const blocks = [...new Set(drawings.flatMap(({ title_block }) => title_block ?? []))];
    const tallies = customerId === null ? [] : await this.rows.tallies(customerId, blocks);
    const openDates = drawings.filter(({ reading }) => openDateMark(reading ?? []) !== null);
    const patterns = new Map<string | null, DatePattern[][]>();
    for (const block of new Set(openDates.map(({ title_block }) => title_block)))
      patterns.set(block, customerId === null ? [] : await this.rows.datePatterns(customerId, block));
    return new Map(
      drawings.map((drawing) => {
        const { reading, title_block, block_texts, date_patterns } = drawing;
        const ofBlock = tallies.filter((tally) => tally.title_block === title_block);
        const suggestions = applyFeedback(reading ?? [], block_texts ?? [], ofBlock);
        const mark = openDateMark(reading ?? []);
        if (mark === null) return [drawing, suggestions];
        const others = patterns.get(title_block) ?? [];
        return [drawing, settleDate(suggestions, mark, [date_patterns ?? [], ...others])];
      }),
    );
  }

  /** Keeps what these saves of one order's parts say of their drawings. Inside of `Database.write`. */
  async record(customerId: number | null, saves: readonly SavedPart[]): Promise<void> {
    if (customerId === null) return;
    const touched = saves.filter((save) => {
      const { content_file_id } = save.after;
      const same = content_file_id !== null && content_file_id === save.before.content_file_id;
      return same && changedByHand(save).length > 0;
    });
    const read = touched.length > 0 ? await this.readSaves(customerId, touched) : [];
    if (read.length === 0) return;
    // First, so that what a drawing has taught by an earlier save is not known from it.
    for (const { key, save } of read) await this.rows.takeBack(key, changedByHand(save));
    const blocks = [...new Set(read.map(({ key }) => key.title_block))];
    const tallies = await this.rows.tallies(customerId, blocks);
    const materialOf = await this.materialOf(touched);
    const judged = read
      .filter(({ save }) => save.restored !== true)
      .flatMap((one) => judgements(one, tallies, materialOf).map((each) => ({ ...one.key, ...each })));
    await this.rows.add(judged);
  }

  /** The saves whose drawings have a title block, each with it. */
  private async readSaves(customer_id: number, saves: readonly SavedPart[]): Promise<ReadSave[]> {
    const ids = saves.flatMap(({ after }) => after.content_file_id ?? []);
    const drawings = new Map((await this.rows.blocksOf(ids)).map((drawing) => [drawing.id, drawing]));
    return saves.flatMap((save) => {
      const { content_file_id: id } = save.after;
      const drawing = id === null ? undefined : drawings.get(id);
      if (!drawing?.title_block || drawing.digest === null) return [];
      const { title_block, digest, page } = drawing;
      return [
        { save, drawing, key: { customer_id, title_block, drawing: `${digest}:${String(page ?? 1)}` } },
      ];
    });
  }

  /** Reads the catalogue where a material was changed, and once. */
  private async materialOf(saves: readonly SavedPart[]): Promise<MaterialOf> {
    if (!saves.some((save) => changedByHand(save).includes('material'))) return () => null;
    const materials = await this.rows.materials();
    return (printed) => matchMaterial(printed, materials)?.id ?? null;
  }
}

/** Judgements of a save on the places that its drawing was read from. */
function judgements(
  { save, drawing, key }: ReadSave,
  tallies: readonly BlockTally[],
  materialOf: MaterialOf,
): Judgement[] {
  const read = { reading: drawing.reading ?? [], texts: drawing.block_texts ?? [] };
  const { original_name } = drawing;
  const ofBlock = tallies.filter(({ title_block }) => title_block === key.title_block);
  return savedValues(save, { ...read, original_name }, materialOf).flatMap((value) => {
    const known = ofBlock.filter(({ field }) => field === value.field).map(({ source }) => source);
    return judgeReading(read, value, known);
  });
}

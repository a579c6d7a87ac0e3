import { partFieldsWith, pickFields } from '@forja/figures';
import type { LoadedPart } from '../../part-rows/loaded-part.js';
import type { LoadedSet } from '../../sets/loaded-set.js';
import { CHOICES } from '../../../pricing/domain/basis/catalogue-figures.js';
import { isMeasured, type KitContents, type KitPart } from './domain/kit-contents.js';

const FIELDS = partFieldsWith('kit', true);

/** Where a part has a drawing, that goes along and goes on counting; what a person counted stays as it is. */
function kitPart(part: LoadedPart): KitPart {
  const { content_file_id, secondary_file_id, cut_choice } = part;
  const choices = CHOICES.flatMap((choice) => {
    const entry = part[choice];
    return entry
      ? [[choice, { id: entry.id, name: 'code' in entry ? entry.code : entry.name }] as const]
      : [];
  });
  return {
    fields: pickFields(part, FIELDS),
    locked_values: part.locked_values.filter(isMeasured),
    choices: Object.fromEntries(choices),
    processes: part.processes.map(({ process, time, setup, rule }) => ({
      process: process ? { id: process.id, name: process.title } : null,
      time,
      setup,
      rule,
    })),
    drawing: { content_file_id, secondary_file_id, cut_choice },
  };
}

/** A set as a kit keeps it. Typed prices stay behind: what a kit costs is made of the catalogue's figures. */
export function kitOfSet({ quantity, breaks, unit, reference, obs, ncm, parts }: LoadedSet): KitContents {
  const code = ncm ? { id: ncm.id, name: ncm.code } : null;
  return { set: { quantity, breaks, unit, reference, obs, ncm: code }, parts: parts.map(kitPart) };
}

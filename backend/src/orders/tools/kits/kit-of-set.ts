import { partFieldsWith, pickFields } from '@forja/figures';
import type { LoadedPart } from '../../part-rows/loaded-part.js';
import type { LoadedSet } from '../../sets/loaded-set.js';
import { isMeasured, type KitChoice, type KitContents, type KitPart } from './domain/kit-contents.js';

const FIELDS = partFieldsWith('kit', true);

const entry = (found: { id: number; name: string } | null): KitChoice | undefined =>
  found ? { id: found.id, name: found.name } : undefined;

/** Where a part has a drawing, that goes along and goes on counting; what a person counted stays as it is. */
function kitPart(part: LoadedPart): KitPart {
  const { content_file_id, secondary_file_id, cut_choice } = part;
  const { material, sheet, bar, component, ncm } = part;
  const choices = {
    material: entry(material),
    sheet: entry(sheet),
    bar: entry(bar),
    component: entry(component),
    ncm: ncm ? { id: ncm.id, name: ncm.code } : undefined,
  };
  return {
    fields: pickFields(part, FIELDS),
    locked_values: part.locked_values.filter(isMeasured),
    choices: Object.fromEntries(Object.entries(choices).filter(([, choice]) => choice !== undefined)),
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

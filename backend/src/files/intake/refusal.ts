import { Invalid, TooLarge, type AppError } from '../../platform/errors/app-errors.js';
import { fileTexts } from '../files.texts.js';
import { MOST_PAGES } from '../file-rules.js';
import { MOST_CURVES } from '../flat-pattern/domain/dxf-fault.js';
import { UnreadableFile, type ReadFault } from '../readers/unreadable-file.js';

/** The message of each fault, by the file's name. */
const REFUSALS: Record<ReadFault, (name: string) => AppError> = {
  encrypted: (name) => new Invalid(fileTexts.encrypted(name)),
  'unknown-protection': (name) => new Invalid(fileTexts.unknownProtection(name)),
  broken: (name) => new Invalid(fileTexts.broken(name)),
  'empty-page': (name) => new Invalid(fileTexts.nothingToSee(name)),
  'model-alone': (name) => new Invalid(fileTexts.modelAlone(name)),
  'too-many-pages': (name) => new TooLarge(fileTexts.tooManyPages(name, MOST_PAGES)),
  'too-many-pixels': (name) => new TooLarge(fileTexts.tooManyPixels(name)),
  interrupted: (name) => new Invalid(fileTexts.interrupted(name)),
  'too-slow': (name) => new Invalid(fileTexts.tooSlow(name)),
  'too-much-memory': (name) => new Invalid(fileTexts.tooMuchMemory(name)),
  'binary-dxf': (name) => new Invalid(fileTexts.binaryDxf(name)),
  'empty-dxf': (name) => new Invalid(fileTexts.emptyDxf(name)),
  'too-many-entities': (name) => new Invalid(fileTexts.tooManyEntities(name, MOST_CURVES)),
  'too-large': (name) => new Invalid(fileTexts.tooLargePart(name)),
};

/** Turns a failed step into the user's message; errors that nothing planned go on as they are. */
export const refusal = (error: Error, name: string): Error =>
  error instanceof UnreadableFile ? REFUSALS[error.fault](name) : error;

import { Invalid, TooLarge, type AppError } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { MOST_PAGES } from '../file-rules.js';
import { DxfFault, type DxfFaultKind } from '../flat-pattern/domain/dxf-fault.js';
import { UnusablePdf, type PdfFault } from '../rasterise/rasteriser.js';
import { BrokenPicture, SlowPicture, TooManyPixels } from './picture.js';
import { TooLong } from './in-slices.js';

/** What a failed step means to the user; errors that nobody planned go on as they are. */
export function refusal(error: Error, name: string): Error {
  if (error instanceof TooManyPixels) return new TooLarge(messages.files.tooManyPixels(name));
  if (error instanceof SlowPicture || error instanceof TooLong)
    return new Invalid(messages.files.tooSlow(name));
  if (error instanceof BrokenPicture) return new Invalid(messages.files.broken(name));
  if (error instanceof UnusablePdf) return pdfRefusal(error.fault, name);
  if (error instanceof DxfFault) return dxfRefusal(error.kind, name);
  return error;
}

function pdfRefusal(fault: PdfFault, name: string): AppError {
  switch (fault) {
    case 'encrypted':
      return new Invalid(messages.files.encrypted(name));
    case 'broken':
      return new Invalid(messages.files.broken(name));
    case 'too-many-pages':
      return new TooLarge(messages.files.tooManyPages(name, MOST_PAGES));
    case 'too-slow':
      return new Invalid(messages.files.tooSlow(name));
    case 'too-much-memory':
      return new Invalid(messages.files.tooMuchMemory(name));
  }
}

function dxfRefusal(kind: DxfFaultKind, name: string): AppError {
  switch (kind) {
    case 'binary':
      return new Invalid(messages.files.binaryDxf(name));
    case 'broken':
      return new Invalid(messages.files.broken(name));
    case 'empty':
      return new Invalid(messages.files.emptyDxf(name));
    case 'too-complex':
      return new Invalid(messages.files.tooSlow(name));
  }
}

import { open, readFile } from 'node:fs/promises';
import { Invalid, TooLarge, UnsupportedType, type AppError } from '../../platform/errors/app-errors.js';
import { fileTexts } from '../files.texts.js';
import { ENDINGS, FILE_RULES, type FileMime, type FileRule, MOST_PAGES } from '../file-rules.js';
import type { FileKind } from '../stored-file.entity.js';
import type { Upload } from '../upload.js';
import { MOST_CURVES } from '../flat-pattern/domain/dxf-fault.js';
import { UnreadableFile, type ReadFault } from '../readers/protocol.js';

/** Readers find a PDF's header within its first 1024 bytes; some writers put something before it. */
const PDF_HEADER_WITHIN = 1024;

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A text DXF begins with its first section, comments before it; a binary one with its name. */
const DXF = /^\uFEFF?(?:\s*999[ \t]*\r?\n[^\n]*\n)*\s*0[ \t]*\r?\n\s*SECTION\b|^AutoCAD Binary DXF/;

/** Containers that hold a Word document when something of this name is in them; sheets and installers use them too. */
const CONTAINERS: Record<string, { named: Buffer; mime: FileMime }> = {
  'application/x-cfb': { named: Buffer.from('WordDocument', 'utf16le'), mime: 'application/msword' },
  'application/zip': { named: Buffer.from('word/document.xml'), mime: DOCX },
};

/**
 * Decides the upload's type, once its size is found to be within the limit of its kind.
 * @throws UnsupportedType, TooLarge, Invalid (empty), each naming the file
 */
export async function judgeUpload(upload: Upload, kind: FileKind): Promise<FileMime> {
  const { most } = FILE_RULES[kind];
  if (upload.size > most) throw new TooLarge(fileTexts.tooLarge(upload.originalname, most));
  if (upload.size === 0) throw new Invalid(fileTexts.empty(upload.originalname));
  return judgeType(upload, FILE_RULES[kind]);
}

/**
 * The type of the upload as its bytes say; its name and declared type count for nothing.
 * @throws UnsupportedType naming the file, when the rule doesn't accept it
 */
async function judgeType(upload: Upload, rule: FileRule): Promise<FileMime> {
  const mime = await typeOf(upload);
  if (mime && rule.mimes.includes(mime)) return mime;
  const accepted = [...new Set(rule.mimes.map((each) => ENDINGS[each].toUpperCase()))].join(', ');
  throw new UnsupportedType(fileTexts.notAccepted(upload.originalname, accepted));
}

async function typeOf(upload: Upload): Promise<FileMime | null> {
  const { fileTypeFromBuffer, fileTypeFromFile } = await import('file-type/node');
  const found =
    'buffer' in upload ? await fileTypeFromBuffer(upload.buffer) : await fileTypeFromFile(upload.path);
  const container = found && CONTAINERS[found.mime];
  if (container) return (await holds(upload, container.named)) ? container.mime : null;
  if (found && found.mime in ENDINGS) return found.mime as FileMime;
  return found ? null : byItsBeginning(await firstBytes(upload));
}

async function holds(upload: Upload, name: Buffer): Promise<boolean> {
  const bytes = 'buffer' in upload ? upload.buffer : await readFile(upload.path);
  return bytes.includes(name);
}

function byItsBeginning(bytes: Buffer): FileMime | null {
  if (bytes.includes('%PDF-')) return 'application/pdf';
  return DXF.test(bytes.toString('utf8')) ? 'image/vnd.dxf' : null;
}

async function firstBytes(upload: Upload): Promise<Buffer> {
  if ('buffer' in upload) return upload.buffer.subarray(0, PDF_HEADER_WITHIN);
  const file = await open(upload.path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(PDF_HEADER_WITHIN) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

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
  'model-dxf': (name) => new Invalid(fileTexts.modelDxf(name)),
  'too-many-entities': (name) => new Invalid(fileTexts.tooManyEntities(name, MOST_CURVES)),
  'too-large': (name) => new Invalid(fileTexts.tooLargePart(name)),
};

/** Turns a failed step into the user's message; errors that nothing planned go on as they are. */
export const refusal = (error: Error, name: string): Error =>
  error instanceof UnreadableFile ? REFUSALS[error.fault](name) : error;

import { Injectable } from '@nestjs/common';
import { DxfReader } from '../readers/dxf/dxf-reader.js';
import { type FileSource, sourceOf, UnreadableFile } from '../readers/protocol.js';
import { picturesOfImage, picturesOfPage } from '../readers/image/picture.js';
import { PdfReader } from '../readers/pdf/pdf-reader.js';
import type { FileKind } from '../stored-file.entity.js';
import type { Upload } from '../upload.js';
import { judgeUpload, refusal } from './judge-type.js';

/** The picture that storing an upload would make, without storing anything. */
@Injectable()
export class UploadPreview {
  constructor(
    private readonly pdf: PdfReader,
    private readonly dxf: DxfReader,
  ) {}

  /**
   * @returns the picture as WebP; of a PDF that of its first page
   * @throws UnsupportedType, TooLarge, Invalid, each naming the file, as storing it would
   */
  async draw(upload: Upload, kind: FileKind): Promise<Buffer> {
    const mime = await judgeUpload(upload, kind);
    try {
      const source = sourceOf(upload);
      if (mime === 'application/pdf') return await this.drawFirstPage(source);
      const pictures =
        mime === 'image/vnd.dxf' ? (await this.dxf.read(source)).pictures : await picturesOfImage(source);
      return pictures.preview;
    } catch (error) {
      throw refusal(error as Error, upload.originalname);
    }
  }

  private async drawFirstPage(source: FileSource): Promise<Buffer> {
    for await (const { drawn } of this.pdf.pages(source, 1)) {
      if (drawn instanceof UnreadableFile) throw drawn;
      return (await picturesOfPage(drawn)).preview;
    }
    throw new UnreadableFile('broken', 'The document has no page');
  }
}

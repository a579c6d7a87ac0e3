/** As much of tesseract-wasm as is used; its own types stand where the compiler does not look, and it may not be installed. */
declare module 'tesseract-wasm' {
  export interface TextItem {
    text: string;
    rect: { left: number; top: number; right: number; bottom: number };
    /** Bits: 1 where it begins a line, 2 where it ends one. */
    flags: number;
    /** 0 to 1. */
    confidence: number;
  }

  export interface OCREngine {
    setVariable(name: string, value: string): void;
    loadModel(model: Uint8Array): void;
    /** @param image four bytes a pixel */
    loadImage(image: { data: Uint8ClampedArray; width: number; height: number }): void;
    getTextBoxes(unit: 'word'): TextItem[];
    destroy(): void;
  }

  export function supportsFastBuild(): boolean;
  export function createOCREngine(options: { wasmBinary: Uint8Array }): Promise<OCREngine>;
}

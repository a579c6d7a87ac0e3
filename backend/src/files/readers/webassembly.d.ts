/** As much of WebAssembly as a reader's thread touches; the types of Node leave it to the DOM's. */
declare namespace WebAssembly {
  class Memory {
    readonly buffer: ArrayBuffer;
    /** @param pages of 64 kB @returns how many there were */
    grow(pages: number): number;
  }

  class RuntimeError extends Error {}
}

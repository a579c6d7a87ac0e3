let refused = false;

/**
 * Limits the WebAssembly memory of this thread: its resourceLimits count its JavaScript alone. A module's memory grows
 * through this one function; refusing to grow is an allocation that fails inside of the module.
 * @param most bytes
 */
export function limitMemory(most: number): void {
  const { prototype } = WebAssembly.Memory;
  const grow: (this: WebAssembly.Memory, pages: number) => number = Reflect.get(prototype, 'grow');
  prototype.grow = function limited(this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * 65_536 > most) {
      refused = true;
      throw new RangeError('the file needs too much memory');
    }
    return grow.call(this, pages);
  };
}

/** Whether memory was refused since the thread began: its modules may have left out what they found no memory for. */
export const isExhausted = (): boolean => refused;

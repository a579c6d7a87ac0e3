/** Makes random choices that are the same in every run with a seed: numbers from 0 to 1 by mulberry32. */
export function chooser(seed) {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (most) => Math.floor(random() * most);
  const one = (list) => list[whole(list.length)];
  return { random, whole, one };
}

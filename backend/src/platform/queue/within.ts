/**
 * The task's outcome, or `late()` thrown when it takes longer than `ms`. The task itself goes on; its late outcome is
 * nobody's any more, so that a late failure is no unhandled one.
 */
export async function within<T>(task: Promise<T>, ms: number, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), ms);
  });
  try {
    return await Promise.race([task, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

/** A limit on concurrent work, in any unit; work without room waits, first come, first served. */
export const createPool = (room: number) => {
  let free = room;
  const waiting: { readonly size: number; readonly go: () => void }[] = [];
  const letGo = () => {
    for (let next = waiting[0]; next && next.size <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.size;
      next.go();
    }
  };
  /** Runs a work of a size; one that is larger than all there is takes all. */
  return async <Result>(size: number, work: () => Promise<Result>): Promise<Result> => {
    const taken = Math.min(size, room);
    await new Promise<void>((go) => {
      waiting.push({ size: taken, go });
      letGo();
    });
    try {
      return await work();
    } finally {
      free += taken;
      letGo();
    }
  };
};

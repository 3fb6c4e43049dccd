/**
 * Before which of the others something comes that moves up or down by so many places: null where it becomes the last one, undefined where it cannot
 * move so far, or is not among them.
 */
export const placeBefore = (ids: readonly number[], id: number, by: number): number | null | undefined => {
  const to = ids.indexOf(id) + by;
  if (!ids.includes(id) || to < 0 || to >= ids.length) return undefined;
  return ids.filter((each) => each !== id)[to] ?? null;
};

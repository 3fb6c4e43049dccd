/**
 * The item before which another one lands that moves up or down by the given places: null if it becomes the last
 * one, undefined if it cannot move that far, or is not among them.
 */
export const placeBefore = (ids: readonly number[], id: number, by: number): number | null | undefined => {
  const to = ids.indexOf(id) + by;
  if (!ids.includes(id) || to < 0 || to >= ids.length) return undefined;
  return ids.filter((each) => each !== id)[to] ?? null;
};

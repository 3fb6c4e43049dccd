/** The number of chosen rows among these. */
export const chosenAmong = (selection: ReadonlySet<string>, ids: readonly string[]): number =>
  selection.size === 0 ? 0 : ids.filter((id) => selection.has(id)).length;

/** The selection with these rows added or removed; choices on other pages stay. */
export const choose = (
  selection: ReadonlySet<string>,
  ids: readonly string[],
  chosen: boolean,
): ReadonlySet<string> => {
  const next = new Set(selection);
  for (const id of ids) {
    if (chosen) next.add(id);
    else next.delete(id);
  }
  return next;
};

/** Named by the specification: the groups of the menu that the user has opened. */
const storageKey = 'group_data';

/** The groups of the menu that were open last, by id; the storage can hold anything. */
export const readOpenGroups = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** Stores the open groups of the menu. */
export const keepOpenGroups = (ids: readonly string[]): void =>
  localStorage.setItem(storageKey, JSON.stringify(ids));

/** A sign-out removes them. */
export const forgetOpenGroups = (): void => localStorage.removeItem(storageKey);

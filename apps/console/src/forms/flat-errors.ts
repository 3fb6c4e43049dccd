const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Turns react-hook-form's tree of errors into texts by dotted field name. */
export const flatErrors = (tree: unknown, path: readonly string[] = []): Record<string, string> => {
  if (!isRecord(tree)) return {};
  if (typeof tree.message === 'string') return { [path.join('.')]: tree.message };
  return Object.assign({}, ...Object.entries(tree).map(([key, value]) => flatErrors(value, [...path, key])));
};

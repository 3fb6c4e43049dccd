import type { ComboboxOption } from '@skillcert/ui';
import { call } from '../client/call.js';

/** Finds classes of the session by name or code, for a chooser. */
export const findClasses = async (search: string): Promise<ComboboxOption[]> => {
  const { items } = await call(
    'class/fetchClassLists',
    { search: search.trim(), limit: 20 },
    { quiet: true },
  );
  return items.map(({ class_id, class_name, code }) => ({
    value: String(class_id),
    label: class_name,
    hint: code,
  }));
};

import type { ComboboxOption } from '@skillcert/ui';
import { call } from '../../../client/call.js';

/** Finds the accounts that may be in charge of a class, for a chooser. */
export const findOwners = async (search: string, class_id: number): Promise<ComboboxOption[]> => {
  const { items } = await call('class/queryComOwner', { search: search.trim(), class_id }, { quiet: true });
  return items.map(({ user_id, name, username, phone_masked, unit }) => ({
    value: String(user_id),
    label: name,
    hint: [unit?.com_name, username, phone_masked].filter(Boolean).join(' · '),
  }));
};

import type { ComboboxOption } from '@skillcert/ui';
import { call } from '../../../client/call.js';

/**
 * Finds units with people who run classes, for a chooser. The search matches the unit's name or one of those
 * people.
 */
export const findUnits = async (search: string): Promise<ComboboxOption[]> => {
  const { items } = await call('class/queryComOwner', { search: search.trim() }, { quiet: true });
  const names = new Map(items.flatMap(({ unit }) => (unit ? [[unit.unit_id, unit.com_name] as const] : [])));
  return [...names].map(([unit_id, com_name]) => ({ value: String(unit_id), label: com_name }));
};

import { readResidentId } from '../validate/read-resident-id.js';

/** Birth date (YYYY-MM-DD) and gender out of a mainland identity number, or null when it is not one. */
export const parseResidentId = (id: string): { birth: string; gender: 'male' | 'female' } | null => {
  const facts = readResidentId(id, true);
  if (!facts) return null;
  const digits = String(facts.birth);
  return { birth: `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`, gender: facts.gender };
};

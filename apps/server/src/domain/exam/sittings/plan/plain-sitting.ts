import type { PlannedSitting } from './planned-sitting.js';

type Typed = Omit<PlannedSitting, 'sitting_id'>;

/** A sitting as it was typed, each invigilator once. */
export const plainSitting = ({ subject, starts_at, ends_at, room_id, user_ids, names }: Typed): Typed => ({
  subject,
  starts_at,
  ends_at,
  room_id,
  user_ids: [...new Set(user_ids)],
  names: [...new Set(names)],
});

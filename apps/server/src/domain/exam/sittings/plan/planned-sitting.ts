/** A sitting as it is to be written. */
export interface PlannedSitting {
  readonly sitting_id: number;
  readonly subject: string;
  /** Moments, ISO 8601. */
  readonly starts_at: string;
  readonly ends_at: string;
  readonly room_id: number;
  readonly user_ids: readonly number[];
  /** Invigilators without an account. */
  readonly names: readonly string[];
}

/** How the input of a call names a field of a sitting. */
export type NamedField = (sitting_id: number, field: keyof PlannedSitting) => string;

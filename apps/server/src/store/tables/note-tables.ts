import type { Instant } from './column.js';

/** What an account notes down for itself. */
export interface NoteTable {
  user_id: number;
  note_id: number;
  version: number;
  text_enc: Buffer;
  pinned: boolean;
  created_at: Instant;
  updated_at: Instant;
}

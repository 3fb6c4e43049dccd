import type { Instant, Maybe, MaybeInstant } from './column.js';

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

/** What institutions are told, as it is being written and as it was published last. */
export interface GuidanceArticleTable {
  article_id: number;
  version: number;
  title: string;
  content: string;
  published_version: Maybe<number>;
  published_title: Maybe<string>;
  published_content: Maybe<string>;
  published_at: MaybeInstant;
  pinned: boolean;
  created_by: number;
  created_at: Instant;
  updated_at: Instant;
}

export interface GuidanceFileTable {
  article_id: number;
  file_id: number;
  title: string;
  created_by: number;
  created_at: Instant;
}

import type { Instant, Maybe, MaybeInstant } from './column.js';

/** A note of an account, for itself alone. */
interface NoteTable {
  user_id: number;
  note_id: number;
  version: number;
  text_enc: Buffer;
  pinned: boolean;
  class_id: Maybe<number>;
  enrolment_id: Maybe<number>;
  /** `2026-11-21` */
  due_on: Maybe<string>;
  done_at: MaybeInstant;
  /** The moment at which its previous text was last kept as a version. */
  kept_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
}

/** An earlier text of a note; without a version, a text that was given up in a conflict. */
interface NoteVersionTable {
  user_id: number;
  note_id: number;
  version_id: number;
  version: Maybe<number>;
  text_enc: Buffer;
  at: Instant;
}

/** An article for institutions: its draft, and the text that was published last. */
interface GuidanceArticleTable {
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

/** A file that an article of guidance offers. */
interface GuidanceFileTable {
  article_id: number;
  file_id: number;
  title: string;
  created_by: number;
  created_at: Instant;
}

/** The tables of notes and of guidance for institutions. */
export interface WrittenTables {
  note: NoteTable;
  note_version: NoteVersionTable;
  guidance_article: GuidanceArticleTable;
  guidance_file: GuidanceFileTable;
}

import type { Instant, Maybe, MaybeInstant } from './column.js';

/** A note of an account, for itself alone. */
interface NoteTable {
  user_id: number;
  note_id: number;
  /** The number of saves; a save names the one that it saw. */
  version: number;
  /** The title and the content as JSON, encrypted. */
  text_enc: Buffer;
  pinned: boolean;
  /** The class that it is about; null for none. */
  class_id: Maybe<number>;
  /** The enrolment that it is about; null for none. */
  enrolment_id: Maybe<number>;
  /** The day on which it is to be followed up, `2026-11-21`; null for none. */
  due_on: Maybe<string>;
  /** The moment at which it was marked as done; null while it is not. */
  done_at: MaybeInstant;
  /** The moment at which its previous text was last kept as a version; null before that. */
  kept_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
}

/** An earlier text of a note, or one that was given up in a conflict. */
interface NoteVersionTable {
  user_id: number;
  note_id: number;
  version_id: number;
  /** The version of the note with this text; null for a text that was given up. */
  version: Maybe<number>;
  /** The title and the content as JSON, encrypted. */
  text_enc: Buffer;
  /** The moment at which the text was saved, or given up. */
  at: Instant;
}

/** An article for institutions: its draft, and the text that was published last. */
interface GuidanceArticleTable {
  article_id: number;
  /** The number of saves and publications; a save names the one that it saw. */
  version: number;
  /** The title of the draft. */
  title: string;
  /** The text of the draft. */
  content: string;
  /** The version that is published; null while the article is not published. */
  published_version: Maybe<number>;
  /** The title as published; null while the article is not published. */
  published_title: Maybe<string>;
  /** The text as published; null while the article is not published. */
  published_content: Maybe<string>;
  /** The moment of publication; null while the article is not published. */
  published_at: MaybeInstant;
  /** Whether it stands at the top of the list. */
  pinned: boolean;
  created_by: number;
  created_at: Instant;
  /** The moment of the last change. */
  updated_at: Instant;
}

/** A file that an article of guidance offers. */
interface GuidanceFileTable {
  article_id: number;
  file_id: number;
  /** The name under which the article offers it. */
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

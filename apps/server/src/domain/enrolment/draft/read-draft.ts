import { type DraftEntries, draftEntries } from '@skillcert/api-client/contract';
import { sql } from 'kysely';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import type { SeatedClass } from '../intake/enrol-sql.js';

/** The field name that the encryption of a draft is bound to. */
export const draftSeal = 'enrolment_draft';

interface DraftFacts extends Pick<SeatedClass, 'class_name' | 'status' | 'enroll_start' | 'enroll_end'> {
  readonly class_id: number;
  readonly version: number;
  readonly saved_at: Date;
}

interface Stored extends DraftFacts {
  readonly entries_enc: Buffer;
  readonly files: readonly number[];
}

/** A draft as the candidate typed it, with facts about its class. */
export interface Draft extends DraftFacts {
  readonly entries: DraftEntries;
}

const withoutLost = ({ photo_id, documents, ...typed }: DraftEntries, files: readonly number[]) => {
  const there = new Set(files);
  return {
    ...typed,
    ...(photo_id !== undefined && there.has(photo_id) && { photo_id }),
    documents: documents.filter(({ file_id }) => there.has(file_id)),
  };
};

/**
 * The drafts of a phone, or only the draft of one class, without uploads that no longer exist. A draft in the format of
 * another release is left out.
 */
export const readDrafts = async (
  { store, keyring }: Pick<Services, 'store' | 'keyring'>,
  { phone_index }: Pick<Candidate, 'phone_index'>,
  class_id?: number,
): Promise<readonly Draft[]> => {
  const { rows } = await sql<Stored>`
    select d.class_id, d.version, d.saved_at, d.entries_enc, c.class_name, c.status, c.enroll_start, c.enroll_end,
      coalesce((select json_agg(f.file_id) from file f
        where f.owner_phone = d.phone_index and f.class_id = d.class_id and exists (select from loose_file l where l.file_id = f.file_id)), '[]') as files
    from enrolment_draft d join class c on c.class_id = d.class_id
    where d.phone_index = ${phone_index} and d.class_id = coalesce(${class_id ?? null}::bigint, d.class_id)
    order by d.saved_at desc`.execute(store.db);
  return rows.flatMap(({ entries_enc, files, ...facts }) => {
    const read = draftEntries.safeParse(JSON.parse(keyring.open(draftSeal, entries_enc)));
    return read.success ? [{ ...facts, entries: withoutLost(read.data, files) }] : [];
  });
};

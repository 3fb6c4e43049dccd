import { sql, type Transaction } from 'kysely';
import { columnText } from '../../store/array-text.js';
import type { Database } from '../../store/database.js';

/** A certificate whose number was taken. */
interface Numbered {
  readonly certificate_id: number;
  readonly enrolment_id: number;
  readonly certificate_no: string;
  readonly name: string;
}

interface Written {
  readonly class_id: number;
  readonly level: string;
  readonly user_id: number;
  readonly now: Date;
  readonly certificates: readonly Numbered[];
  /** What the only one of them takes the place of. */
  readonly replaces?: {
    readonly certificate_id: number;
    readonly event: 'correct' | 'reissue';
    readonly reason: string;
  };
}

/** Writes certificates that wait for their issue, in one statement. The class must be locked. */
export const writeNumbered = async (
  tx: Transaction<Database>,
  { class_id, level, user_id, now, certificates, replaces }: Written,
): Promise<void> => {
  await sql`
    insert into certificate (class_id, certificate_id, enrolment_id, open_enrolment_id, certificate_no, status, name, level,
      replaces_id, replaces_as, reason, prepared_by, prepared_at, updated_at)
    select ${class_id}::bigint, n.certificate_id, n.enrolment_id, n.enrolment_id, n.certificate_no, 'numbered', n.name,
      ${level}::text, ${replaces?.certificate_id ?? null}::bigint, ${replaces?.event ?? null}::text,
      ${replaces?.reason ?? null}::text, ${user_id}::bigint, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${columnText(certificates, 'certificate_id')}::bigint[], ${columnText(certificates, 'enrolment_id')}::bigint[],
      ${columnText(certificates, 'certificate_no')}::text[], ${columnText(certificates, 'name')}::text[])
      as n (certificate_id, enrolment_id, certificate_no, name)`.execute(tx);
};

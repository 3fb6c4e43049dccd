import type { CertificateKind } from '@skillcert/core';
import { sql, type Transaction } from 'kysely';
import { columnText } from '../../../platform/store/array-text.js';
import type { Database } from '../../../platform/store/database.js';

/** The holder of a certificate, and the facts about them. */
export interface CertificateHolder {
  /** The enrolment, or the account that taught. */
  readonly holder_id: number;
  readonly name: string;
  /** A teacher's lessons; null for a candidate's certificate. */
  readonly lessons: number | null;
  readonly minutes: number | null;
}

/** A certificate whose number was taken. */
interface Numbered extends CertificateHolder {
  readonly certificate_id: number;
  readonly certificate_no: string;
}

/** The certificate that a new one replaces, and the reason. */
export interface Replaced {
  readonly certificate_id: number;
  readonly event: 'correct' | 'reissue';
  readonly reason: string;
}

interface Written {
  readonly class_id: number;
  readonly kind: CertificateKind;
  readonly level: string;
  readonly user_id: number;
  readonly now: Date;
  readonly certificates: readonly Numbered[];
  /** Of the only one of them. */
  readonly replaces?: Replaced | undefined;
}

/** Writes certificates that wait for their issue, in one statement. The class must be locked. */
export const writeNumbered = async (
  tx: Transaction<Database>,
  { class_id, kind, level, user_id, now, certificates, replaces }: Written,
): Promise<void> => {
  const holder = kind === 'candidate' ? sql`n.holder_id, null::bigint` : sql`null::bigint, n.holder_id`;
  await sql`
    insert into certificate (class_id, certificate_id, kind, enrolment_id, user_id, open_id, certificate_no, status, name, level,
      lessons, minutes, replaces_id, replaces_as, reason, prepared_by, prepared_at, updated_at)
    select ${class_id}::bigint, n.certificate_id, ${kind}::text, ${holder}, n.holder_id, n.certificate_no, 'numbered', n.name,
      ${level}::text, n.lessons, n.minutes, ${replaces?.certificate_id ?? null}::bigint, ${replaces?.event ?? null}::text,
      ${replaces?.reason ?? null}::text, ${user_id}::bigint, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${columnText(certificates, 'certificate_id')}::bigint[], ${columnText(certificates, 'holder_id')}::bigint[],
      ${columnText(certificates, 'certificate_no')}::text[], ${columnText(certificates, 'name')}::text[],
      ${columnText(certificates, 'lessons')}::int4[], ${columnText(certificates, 'minutes')}::int4[])
      as n (certificate_id, holder_id, certificate_no, name, lessons, minutes)`.execute(tx);
};

import { type Kysely, sql } from 'kysely';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import type { Database } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { readOwnCertificates } from '../../certificates/index.js';
import { readDrafts } from '../draft/read-draft.js';
import { namedInMove } from '../named-in-move.js';
import { listOwnEnrolments } from '../own/list-own-enrolments.js';
import {
  type NamedFile,
  nameFiles,
  openDraft,
  openEnrolment,
  type Paid,
  type Sealed,
} from './open-own-data.js';
import { readOwnInvoices } from './read-own-invoices.js';
import { readOwnStudy } from './read-own-study.js';

const sealedOf = async (db: Kysely<Database>, phone_index: Buffer) => {
  const { rows } = await sql<Sealed>`
    select e.enrolment_id, e.id_card_enc, e.photo_id, e.language, e.consent_at, a.admitted_at,
      (select json_build_object('title', w.title, 'tax_no', w.tax_no, 'email', w.email)
        from invoice_wish w where w.class_id = e.class_id and w.enrolment_id = e.enrolment_id) as invoice_wish,
      (select coalesce(json_agg(json_build_object('reason', v.reason, 'asked_at', ${utcMoment('v.asked_at')}) order by v.asked_at), '[]')
        from day_move v where ${namedInMove('v', 'e')}) as seat_moves,
      (select coalesce(json_agg(json_build_object('title', l.title, 'starts_at', ${utcMoment('l.starts_at')}, 'mark', m.mark)
          order by l.starts_at), '[]')
        from lesson_mark m join lesson l on l.class_id = m.class_id and l.lesson_id = m.lesson_id
        where m.class_id = e.class_id and m.enrolment_id = e.enrolment_id) as lessons,
      (select coalesce(json_agg(json_build_object('subject', i.subject, 'starts_at', ${utcMoment('i.starts_at')}, 'mark', k.mark,
          'marked_at', ${utcMoment('k.marked_at')}) order by i.starts_at), '[]')
        from sitting_mark k join exam_sitting i on i.class_id = k.class_id and i.sitting_id = k.sitting_id
        where k.class_id = e.class_id and k.enrolment_id = e.enrolment_id) as sittings
    from enrolment e left join attendance a on a.class_id = e.class_id and a.enrolment_id = e.enrolment_id
    where e.phone_index = ${phone_index}`.execute(db);
  return rows;
};

/** A column of a payment, but null for a transfer that a unit made for many: its account and proof are the unit's. */
const ownOnly = (column: 'payer_account_enc' | 'proof_id') =>
  sql`case when p.group_id is null then ${sql.ref(`p.${column}`)} end as ${sql.ref(column)}`;

const paymentsOf = async (db: Kysely<Database>, phone_index: Buffer) => {
  const { rows } = await sql<Paid>`
    select p.payment_id, p.enrolment_id, p.amount_cents, p.refunded_cents, p.currency, p.method, p.status, p.payer_name, p.payer_bank,
      ${ownOnly('payer_account_enc')}, p.paid_on::text as paid_on, p.reason, ${ownOnly('proof_id')}, p.created_at,
      coalesce((select json_agg(json_build_object('account_name', b.account_name, 'bank', b.bank, 'sealed', encode(b.account_enc, 'base64'))
        order by b.refund_id) from refund b where b.class_id = p.class_id and b.payment_id = p.payment_id and b.account_enc is not null), '[]') as sent_to,
      case when r.receipt_id is not null
        then json_build_object('receipt_no', r.receipt_no, 'issued_at', ${utcMoment('r.issued_at')}) end as receipt
    from payment p join enrolment e on e.class_id = p.class_id and e.enrolment_id = p.enrolment_id
    left join receipt r on r.class_id = p.class_id and r.payment_id = p.payment_id
    where e.phone_index = ${phone_index} order by p.payment_id`.execute(db);
  return rows;
};

/** Everything that is stored about a phone's holder, decrypted, and the files that belong to it. */
export const readOwnData = async (
  services: Pick<Services, 'store' | 'keyring' | 'exam' | 'calendar' | 'programme' | 'now'>,
  candidate: Candidate,
): Promise<{
  readonly data: object;
  readonly files: readonly NamedFile[];
  readonly enrolments: number[];
}> => {
  const { store, keyring, now } = services;
  const { db } = store;
  const { phone, phone_index } = candidate;
  const enrolments = await listOwnEnrolments(services, phone_index);
  const sealed = new Map((await sealedOf(db, phone_index)).map((row) => [row.enrolment_id, row]));
  const payments = await paymentsOf(db, phone_index);
  const invoices = await readOwnInvoices(db, keyring, phone_index);
  const certificates = await readOwnCertificates(db, phone_index, true);
  const study = await readOwnStudy(db, phone_index);
  const drafts = await readDrafts({ store, keyring }, candidate);
  const account = await db
    .selectFrom('candidate_account')
    .select(['username', 'name', 'email', 'created_at'])
    .where('phone_index', '=', phone_index)
    .executeTakeFirst();
  const { files, named } = nameFiles();
  const parts = { certificates, study, payments, invoices };
  const data = {
    made_at: now(),
    phone,
    account: account ?? null,
    enrolments: enrolments.map((enrolment) =>
      openEnrolment(enrolment, sealed.get(enrolment.enrolment_id), parts, { keyring, named }),
    ),
    drafts: drafts.map((draft) => openDraft(draft, named)),
  };
  return { data, files, enrolments: enrolments.map(({ enrolment_id }) => enrolment_id) };
};

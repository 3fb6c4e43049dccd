import type { LessonMark, SittingMark } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Candidate } from '../../../platform/http/calls/caller.js';
import type { Services } from '../../../platform/services.js';
import type { Database, Row } from '../../../platform/store/database.js';
import { utcMoment } from '../../../platform/store/sql/utc-moment.js';
import { readOwnCertificates } from '../../certificates/index.js';
import { readDrafts } from '../draft/read-draft.js';
import { listOwnEnrolments } from '../own/list-own-enrolments.js';
import { readOwnInvoices } from './read-own-invoices.js';
import { readOwnStudy } from './read-own-study.js';

interface Sealed {
  readonly enrolment_id: number;
  readonly id_card_enc: Buffer;
  readonly photo_id: number | null;
  readonly language: string;
  readonly consent_at: Date;
  readonly admitted_at: Date | null;
  /** Moves on the day of the exam that somebody asked for and nobody answered. */
  readonly seat_moves: readonly { readonly reason: string; readonly asked_at: string }[];
  readonly invoice_wish: Pick<Row<'invoice_wish'>, 'title' | 'tax_no' | 'email'> | null;
  readonly lessons: readonly {
    readonly title: string;
    readonly starts_at: string;
    readonly mark: LessonMark;
  }[];
  readonly sittings: readonly {
    readonly subject: string;
    readonly starts_at: string;
    readonly mark: SittingMark;
    readonly marked_at: string;
  }[];
}

interface Paid {
  readonly payment_id: number;
  readonly enrolment_id: number;
  readonly payer_account_enc: Buffer | null;
  readonly proof_id: number | null;
  /** Accounts that money of it went back to, but for the payer's. */
  readonly sent_to: readonly {
    readonly account_name: string;
    readonly bank: string;
    readonly sealed: string;
  }[];
  /** Null until the money has come in. */
  readonly receipt: { readonly receipt_no: string; readonly issued_at: string } | null;
}

const sealedOf = async (db: Kysely<Database>, phone_index: Buffer) => {
  const { rows } = await sql<Sealed>`
    select e.enrolment_id, e.id_card_enc, e.photo_id, e.language, e.consent_at, a.admitted_at,
      (select json_build_object('title', w.title, 'tax_no', w.tax_no, 'email', w.email)
        from invoice_wish w where w.class_id = e.class_id and w.enrolment_id = e.enrolment_id) as invoice_wish,
      (select coalesce(json_agg(json_build_object('reason', v.reason, 'asked_at', ${utcMoment('v.asked_at')}) order by v.asked_at), '[]')
        from day_move v join exam_ticket t on t.class_id = v.class_id
          and t.ticket_id in ((v.move->>'ticket_id')::bigint, (v.move->>'other_id')::bigint)
        where v.class_id = e.class_id and t.enrolment_id = e.enrolment_id) as seat_moves,
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

/** Of a transfer that a unit made for many, account and proof are the unit's. */
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

/** A file and what it is called beside the data. */
export interface NamedFile {
  readonly file_id: number;
  readonly name: string;
}

/** Everything that is stored of a phone's holder, personal data opened, and the files that belong to it. */
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
  const files: NamedFile[] = [];
  const named = (folder: string, name: string, file_id: number | null | undefined) => {
    if (!file_id) return undefined;
    const path = `${folder}/${name}-${files.length + 1}`;
    files.push({ file_id, name: path });
    return path;
  };
  const data = {
    made_at: now(),
    phone,
    account: account ?? null,
    enrolments: enrolments.map(({ enrolment_id, enrol_no, id_masked: _, phone_masked: __, ...enrolment }) => {
      const { id_card_enc, photo_id, ...more } = sealed.get(enrolment_id) ?? {};
      return {
        ...enrolment,
        ...more,
        enrol_no,
        id_card: id_card_enc && keyring.open('id_card', id_card_enc),
        photo: named(enrol_no, 'photo', photo_id),
        documents: enrolment.documents.map(({ file_id, ...document }) => ({
          ...document,
          file: named(enrol_no, document.kind, file_id),
        })),
        certificates: certificates
          .filter((certificate) => certificate.enrolment_id === enrolment_id)
          .map(({ certificate_no, name, status, issued_at }) => ({
            certificate_no,
            name,
            status,
            issued_at,
          })),
        study: study
          .filter((learned) => learned.enrolment_id === enrolment_id)
          .map(({ enrolment_id: _, ...learned }) => learned),
        payments: payments
          .filter((payment) => payment.enrolment_id === enrolment_id)
          .map(({ payment_id, payer_account_enc, proof_id, sent_to, ...payment }) => ({
            ...payment,
            payer_account: payer_account_enc && keyring.open('account_number', payer_account_enc),
            refund_accounts: sent_to.map(({ sealed, ...account }) => ({
              ...account,
              account_number: keyring.open('account_number', Buffer.from(sealed, 'base64')),
            })),
            proof: named(enrol_no, 'proof', proof_id),
            invoices: invoices
              .filter((invoice) => invoice.payment_id === payment_id)
              .map(({ payment_id: _, file_id, ...invoice }) => ({
                ...invoice,
                file: named(enrol_no, 'invoice', file_id),
              })),
          })),
      };
    }),
    drafts: drafts.map(({ class_id, class_name, saved_at, entries }) => {
      const { photo_id, documents, ...typed } = entries;
      const folder = `draft-${class_id}`;
      return {
        class_name,
        saved_at,
        ...typed,
        photo: named(folder, 'photo', photo_id),
        documents: documents.map(({ kind, file_id }) => ({ kind, file: named(folder, kind, file_id) })),
      };
    }),
  };
  return { data, files, enrolments: enrolments.map(({ enrolment_id }) => enrolment_id) };
};

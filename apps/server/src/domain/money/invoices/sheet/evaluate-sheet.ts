import { formatDateTime, type InvoicedPerson, type MatchedInvoice, matchInvoices } from '@skillcert/core';
import { type Kysely, sql } from 'kysely';
import type { Services } from '../../../../platform/services.js';
import type { Database } from '../../../../platform/store/database.js';
import type { KeptSheet } from './lock-sheet.js';
import { isPaper } from './paper-archive.js';
import { openNames, openSaid } from './sealed-said.js';

const waits = sql`i.status in ('requested', 'issuing', 'issue_failed')`;

/** Everybody in a class whom a sheet may name, with their issued or waiting invoice. */
const readPeople = async (db: Kysely<Database>, class_id: number): Promise<readonly InvoicedPerson[]> => {
  const { rows } = await sql<InvoicedPerson>`
    select e.enrol_no, e.name, case when i.invoice_id is not null then json_build_object(
      'invoice_id', i.invoice_id, 'request_no', i.request_no, 'amount_cents', i.amount_cents, 'waits', ${waits},
      'refund_open', exists (
        select from invoice_line l join payment p on p.class_id = l.class_id and p.payment_id = l.payment_id
        where l.class_id = i.class_id and l.invoice_id = i.invoice_id and p.reserved_cents > 0)) end as invoice
    from enrolment e
    left join (
      select p.class_id, p.enrolment_id, l.invoice_id
      from invoice_line l join payment p on p.class_id = l.class_id and p.payment_id = l.payment_id
      where l.class_id = ${class_id} and l.open_payment_id is not null
    ) as asked on asked.class_id = e.class_id and asked.enrolment_id = e.enrolment_id
    left join invoice i on i.class_id = asked.class_id and i.invoice_id = asked.invoice_id
    where e.class_id = ${class_id}
    order by e.enrol_no, i.invoice_id`.execute(db);
  return rows;
};

const readTaken = async (db: Kysely<Database>, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ number: string }>`
    select number from invoice_number where number = any(${[...new Set(numbers)]}::text[])`.execute(db);
  return new Set(rows.map(({ number }) => number));
};

/** Matches the rows of a sheet with the present invoices and with the papers sent; in three statements. */
export const evaluateSheet = async (
  db: Kysely<Database>,
  { keyring, programme, now }: Pick<Services, 'keyring' | 'programme' | 'now'>,
  { class_id, sheet_id, papers_enc }: Pick<KeptSheet, 'class_id' | 'sheet_id' | 'papers_enc'>,
): Promise<{ readonly matched: readonly MatchedInvoice[]; readonly spare: readonly string[] }> => {
  const rows = await db
    .selectFrom('invoice_sheet_row')
    .select('said_enc')
    .where('class_id', '=', class_id)
    .where('sheet_id', '=', sheet_id)
    .orderBy('row_no')
    .execute();
  const said = rows.map(({ said_enc }) => openSaid(keyring, said_enc));
  const sent = papers_enc ? openNames(keyring, papers_enc) : [];
  const { matched, spare } = matchInvoices(said, {
    people: await readPeople(db, class_id),
    taken: await readTaken(
      db,
      said.map(({ invoice_no }) => invoice_no),
    ),
    files: sent.filter(isPaper),
    today: formatDateTime(now(), { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone }),
  });
  return { matched, spare: [...spare, ...sent.filter((name) => !isPaper(name))] };
};

import type { ExamPaper } from '@skillcert/core';
import { sql } from 'kysely';
import { notifyJob } from '../../../platform/changes/notify-change.js';
import type { Drawn } from '../../../platform/documents/pdf/draw-pdf.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import type { Services } from '../../../platform/services.js';
import { readSeated } from '../sittings/papers/read-seated.js';
import { sittingDocument } from '../sittings/papers/sitting-document.js';
import { keptMs } from '../tickets/prints/print-columns.js';
import { findHolding } from '../tickets/prints/print-part.js';
import { ticketDocument } from '../tickets/ticket-document.js';
import { overviewDocument, readOverview } from './overview.js';
import { takenSittings } from './papers-files.js';

interface NextFile {
  readonly class_id: number;
  readonly print_id: number;
  readonly file_no: number;
  readonly paper: ExamPaper;
  readonly of_ids: readonly number[];
  readonly language: string;
  readonly order: 'desk' | 'paper';
  readonly per_sheet: 1 | 2;
}

/** The next file of the papers that wait longest. */
const nextFile = async ({ store, now }: Services): Promise<NextFile | undefined> => {
  const { rows } = await sql<NextFile>`
    select f.class_id, f.print_id, f.file_no, f.paper, f.of_ids, p.language, p."order", p.per_sheet
    from exam_papers_file f join exam_papers p on p.class_id = f.class_id and p.print_id = f.print_id
    where not f.done and p.fault is null and p.expires_at > ${now()}
    order by p.created_at, p.print_id, f.file_no limit 1`.execute(store.db);
  return rows[0];
};

/** The document of a file as things stand; nothing where there is nobody left to print. */
const documentFor = async (services: Services, file: NextFile) => {
  const { store, keyring } = services;
  const { class_id, paper, of_ids, language, order, per_sheet } = file;
  if (paper === 'overview') {
    const sittings = await readOverview(store.db, class_id, of_ids);
    return sittings.length > 0 ? overviewDocument(services, sittings, language) : undefined;
  }
  if (paper === 'tickets') {
    const tickets = await findHolding(services, class_id, of_ids);
    return tickets.length > 0 ? ticketDocument(services, tickets, language, per_sheet) : undefined;
  }
  const photos = paper === 'sign_in' || paper === 'cards';
  const sittings = [];
  for (const { sitting_id } of await takenSittings(store.db, class_id, of_ids)) {
    sittings.push(await readSeated(store.db, keyring, { class_id, sitting_id, photos, order }));
  }
  return sittings.length > 0 ? sittingDocument(services, paper, sittings, language) : undefined;
};

const never = new AbortController().signal;

/**
 * Keeps a file, unless somebody else has, or nobody wants it any more. With the last one the time begins in which it
 * can be saved.
 */
const keepFile = (
  { store, keyring, now }: Services,
  { class_id, print_id, file_no }: NextFile,
  drawn: Drawn | undefined,
) => {
  const bytes_enc = drawn ? keyring.sealBytes('exam_papers', drawn.pdf) : null;
  const missing = [...(drawn?.missing ?? [])];
  const until = new Date(now().getTime() + keptMs.done);
  return store.withTx(async (tx) => {
    const kept = await tx
      .updateTable('exam_papers_file')
      .set({ done: true, bytes_enc })
      .where('class_id', '=', class_id)
      .where('print_id', '=', print_id)
      .where('file_no', '=', file_no)
      .where('done', '=', false)
      .returning('file_no')
      .execute();
    if (kept.length === 0) return;
    await sql`
      update exam_papers p set
        missing = array(select distinct x.found from unnest(p.missing || ${missing}::text[]) as x(found) order by x.found),
        expires_at = case when exists (select from exam_papers_file f
          where f.class_id = p.class_id and f.print_id = p.print_id and not f.done) then p.expires_at else ${until}::timestamptz end
      where p.class_id = ${class_id} and p.print_id = ${print_id}`.execute(tx);
    await notifyJob(tx, class_id);
  });
};

/**
 * Draws the next file of the papers of an exam. A file that cannot be drawn stops its printing, and the next one gets
 * its turn.
 * @returns whether there may be more to do at once
 */
export const makeNextPaper = async (services: Services): Promise<boolean> => {
  const next = await nextFile(services);
  if (!next) return false;
  try {
    const document = await documentFor(services, next);
    await keepFile(services, next, document && (await services.renderer.print(document, never)));
  } catch (error) {
    // Others print just now.
    if (error instanceof Refusal && error.refusal === 'busy') return false;
    services.log.warn({ err: error, print_id: next.print_id }, 'papers of an exam could not be made');
    await services.store.db
      .updateTable('exam_papers')
      .set({ fault: 'failed' })
      .where('class_id', '=', next.class_id)
      .where('print_id', '=', next.print_id)
      .execute();
    await notifyJob(services.store.db, next.class_id);
  }
  return true;
};

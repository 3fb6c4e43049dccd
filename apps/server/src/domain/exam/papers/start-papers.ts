import type { PapersRecord } from '@skillcert/api-client/contract';
import { sql, type Transaction } from 'kysely';
import { appendAudit } from '../../../platform/audit/append-audit.js';
import { byStaff } from '../../../platform/audit/by-staff.js';
import { exportBudget } from '../../../platform/documents/record-export.js';
import type { StaffSession } from '../../../platform/http/calls/caller.js';
import { type Call, handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { takeFrom } from '../../../platform/http/guards/take-from.js';
import type { Database } from '../../../platform/store/database.js';
import { newId } from '../../../platform/store/new-id.js';
import { holdsOrHeld } from '../tickets/holds-or-held.js';
import { keptMs } from '../tickets/prints/print-columns.js';
import { papersColumns } from './papers-columns.js';
import { planFiles, takenSittings } from './papers-files.js';

/** The tickets of people who sit there, or sat there, by their numbers. */
const ticketsIn = async (tx: Transaction<Database>, class_id: number, sitting_ids: readonly number[]) => {
  const { rows } = await sql<{ ticket_id: number }>`
    select t.ticket_id from exam_ticket t
    where t.class_id = ${class_id} and ${holdsOrHeld} and exists (select from exam_seat o
      where o.class_id = t.class_id and o.ticket_id = t.ticket_id and o.sitting_id = any(${[...sitting_ids]}::bigint[]))
    order by t.ticket_no`.execute(tx);
  return rows.map(({ ticket_id }) => ticket_id);
};

/** Whether a class has all of some sittings, or is there at all. */
const isThere = async (tx: Transaction<Database>, class_id: number, sitting_ids: readonly number[]) => {
  const { rows } = await sql`
    select from class c where c.class_id = ${class_id} and (select count(*) from exam_sitting s
      where s.class_id = c.class_id and s.sitting_id = any(${[...sitting_ids]}::bigint[])) = ${new Set(sitting_ids).size}::int4`.execute(
    tx,
  );
  return rows.length > 0;
};

interface Asked extends Pick<Call<'exam/startPapers'>, 'input'> {
  readonly caller: StaffSession;
  readonly language: string;
  readonly at: Date;
}

/** Writes the papers that are to be made. An account has one job in a class: the one before goes, with its files. */
const replacePapers = async (
  tx: Transaction<Database>,
  { input, caller, language, at }: Asked,
  files: ReturnType<typeof planFiles>,
): Promise<number> => {
  const { class_id, papers, order, tickets_per_sheet } = input;
  await tx
    .deleteFrom('exam_papers')
    .where('class_id', '=', class_id)
    .where('asked_by', '=', caller.user_id)
    .execute();
  const print_id = newId();
  await tx
    .insertInto('exam_papers')
    .values({
      class_id,
      print_id,
      asked_by: caller.user_id,
      language,
      papers: [...new Set(papers)],
      order,
      per_sheet: tickets_per_sheet,
      created_at: at,
      expires_at: new Date(at.getTime() + keptMs.undone),
    })
    .execute();
  await tx
    .insertInto('exam_papers_file')
    .values(
      files.map(({ paper, name, of_ids }, file_no) => ({
        class_id,
        print_id,
        file_no,
        name,
        paper,
        of_ids: [...of_ids],
      })),
    )
    .execute();
  return print_id;
};

export const startPapers = handle('exam/startPapers', async ({ input, caller, services, request }) => {
  const { class_id, papers, sitting_ids } = input;
  const { store, now } = services;
  const { language } = request;
  const at = now();
  await takeFrom(services, exportBudget, String(caller.user_id));
  return store.withTx(async (tx) => {
    if (!(await isThere(tx, class_id, sitting_ids ?? []))) throw new Refusal('not_found');
    const sittings = await takenSittings(tx, class_id, sitting_ids);
    if (sittings.length === 0) throw new Refusal('nobody_seated');
    const ids = sittings.map(({ sitting_id }) => sitting_id);
    const ticket_ids = papers.includes('tickets') ? await ticketsIn(tx, class_id, ids) : [];
    const files = planFiles(services, { asked: input, sittings, ticket_ids, language });
    if (files.length === 0) throw new Refusal('nobody_seated');
    const print_id = await replacePapers(tx, { input, caller, language, at }, files);
    const people = sittings.reduce((sum, each) => sum + each.people, 0);
    await appendAudit(tx, class_id, [
      {
        ...byStaff(caller, request),
        at,
        action: 'print',
        object_type: 'exam_papers',
        object_id: print_id,
        detail: { papers: [...papers], sittings: ids.length, people, files: files.length },
      },
    ]);
    const { rows } = await sql<PapersRecord>`
      select ${papersColumns} from exam_papers p where p.class_id = ${class_id} and p.print_id = ${print_id}`.execute(
      tx,
    );
    const [print] = rows;
    if (!print) throw new Refusal('not_found');
    return print;
  });
});

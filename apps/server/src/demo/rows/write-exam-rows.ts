import { sql, type Transaction } from 'kysely';
import { keepSeats } from '../../domain/exam/tickets/arrangement/keep-seats.js';
import type { Database } from '../../platform/store/database.js';
import type { CertificateRows } from './certificates/certificate-road.js';
import type { SittingMarkRows } from './door/sitting-mark-rows.js';
import type { ExamRows } from './exam-rows.js';
import { insertRows } from './insert-rows.js';
import type { ScoreRows } from './score-rows.js';
import type { TicketRows } from './ticket-rows.js';

interface Examined {
  readonly exam: ExamRows | undefined;
  readonly tickets: TicketRows | undefined;
  readonly sittingMarks: SittingMarkRows;
  readonly scores: ScoreRows;
  readonly certificates: CertificateRows['certificates'];
  readonly packs: CertificateRows['packs'];
}

/** Writes the exam of a class of the demo, where it has one, its tickets, its scores and its certificates. */
export const writeExamRows = async (
  tx: Transaction<Database>,
  { exam, tickets, sittingMarks, scores, certificates, packs }: Examined,
): Promise<void> => {
  await insertRows(tx, 'exam_room', exam?.rooms ?? []);
  await insertRows(tx, 'exam_sitting', exam?.sittings ?? []);
  await insertRows(tx, 'sitting_invigilator', exam?.invigilators ?? []);
  await insertRows(tx, 'exam_ticket', tickets?.tickets ?? []);
  await insertRows(tx, 'exam_seat', tickets?.seats ?? []);
  await insertRows(tx, 'sitting_mark', sittingMarks.marks);
  await insertRows(tx, 'exam_arrangement', tickets?.arrangements ?? []);
  for (const { class_id, version } of tickets?.arrangements ?? []) await keepSeats(tx, class_id, version);
  await insertRows(tx, 'score', scores.scores);
  await insertRows(tx, 'score_entry', scores.entries);
  await insertRows(tx, 'registry_pack', packs);
  await insertRows(tx, 'certificate', certificates);
  await insertRows(tx, 'score_amendment', scores.amendments);
  await insertRows(tx, 'score_recheck', scores.rechecks);
  const [amendment] = scores.amendments;
  if (!amendment) return;
  await sql`
    update score s set amendment_id = m.amendment_id,
      status = case m.kind when 'annul' then 'annulled' else s.status end,
      points = case m.kind when 'annul' then s.points else m.points end
    from score_amendment m
    where m.class_id = ${amendment.class_id} and m.status = 'confirmed' and s.class_id = m.class_id
      and s.enrolment_id = m.enrolment_id and s.subject = m.subject`.execute(tx);
};

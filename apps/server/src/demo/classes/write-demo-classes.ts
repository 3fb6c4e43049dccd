import type { Transaction } from 'kysely';
import { codePrefix } from '../../domain/class/edit/class-code.js';
import { appendAudit } from '../../platform/audit/append-audit.js';
import type { Services } from '../../platform/services.js';
import type { Database } from '../../platform/store/database.js';
import type { DemoIds } from '../demo-ids.js';
import { demoDocuments } from '../papers/demo-documents.js';
import { demoPayeeQr } from '../papers/demo-payee-qr.js';
import { demoProof } from '../papers/demo-proof.js';
import { demoPhotos } from '../people/demo-photos.js';
import { insertRows } from '../rows/insert-rows.js';
import { writeExamRows } from '../rows/write-exam-rows.js';
import { composeClass } from './compose-class.js';
import { planDemo } from './demo-plan.js';

type Made = ReturnType<typeof composeClass>;

const writeStudy = async (tx: Transaction<Database>, made: NonNullable<Made['study']>) => {
  await insertRows(tx, 'study_course', made.courses);
  await insertRows(tx, 'study_unit', made.units);
  await insertRows(tx, 'study_question', made.questions);
  await insertRows(tx, 'study_file', made.files);
  await insertRows(tx, 'study_file_part', made.parts);
  await insertRows(tx, 'study_progress', made.progress);
  await insertRows(tx, 'study_attempt', made.attempts);
  await insertRows(tx, 'study_day', made.days);
};

const writeClass = async (tx: Transaction<Database>, made: Made) => {
  await tx.insertInto('class').values(made.row).execute();
  if (made.units.length > 0) await tx.insertInto('class_unit').values(made.units).execute();
  if (made.shares) await tx.insertInto('class_share').values(made.shares).execute();
  await tx.insertInto('assignment').values(made.assignments).execute();
  if (made.files.length > 0) await tx.insertInto('file').values(made.files).execute();
  await insertRows(tx, 'enrolment', made.enrolments);
  if (made.checkIns.events.length > 0) {
    await tx.insertInto('check_in_event').values(made.checkIns.events).execute();
    await tx.insertInto('attendance').values(made.checkIns.attendance).execute();
  }
  await insertRows(tx, 'gathering', made.gathering);
  await insertRows(tx, 'payment', made.money.payments);
  await insertRows(tx, 'group_payment', made.groups);
  await insertRows(tx, 'provider_order', made.money.orders);
  await insertRows(tx, 'sandbox_order', made.money.sandboxOrders);
  await insertRows(tx, 'refund', made.money.refunds);
  await insertRows(tx, 'refund_order', made.money.refundOrders);
  await insertRows(tx, 'ledger', made.money.entries);
  await insertRows(tx, 'bank_line', made.bankLines);
  await insertRows(tx, 'receipt', made.receipts);
  await insertRows(tx, 'invoice', made.invoiced.invoices);
  await insertRows(tx, 'invoice_line', made.invoiced.lines);
  await writeExamRows(tx, made);
  await insertRows(tx, 'lesson', made.lessons?.lessons ?? []);
  await insertRows(tx, 'lesson_teacher', made.lessons?.teachers ?? []);
  await insertRows(tx, 'lesson_mark', made.lessons?.marks ?? []);
  if (made.study) await writeStudy(tx, made.study);
  const { class_id } = made.row;
  const series = [
    { class_id, series: 'receipt' as const, last: made.receipts.length },
    { class_id, series: 'invoice' as const, last: made.invoiced.invoices.length },
    { class_id, series: 'ticket' as const, last: made.tickets?.tickets.length ?? 0 },
  ];
  await insertRows(
    tx,
    'number_series',
    series.filter(({ last }) => last > 0),
  );
  await appendAudit(tx, made.row.class_id, made.events);
};

const countBy = <Key>() => {
  const counts = new Map<Key, number>();
  const next = (key: Key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
  return { counts, next };
};

/** Writes a year of classes with their candidates and histories. */
export const writeDemoClasses = async (
  tx: Transaction<Database>,
  ids: DemoIds,
  {
    programme,
    exam,
    certificates,
    keyring,
    now,
  }: Pick<Services, 'programme' | 'exam' | 'certificates' | 'keyring' | 'now'>,
): Promise<void> => {
  const { width_px: width, height_px: height } = programme.photo;
  const [photos, proof, payee_qr, documents] = await Promise.all([
    demoPhotos({ width, height }),
    demoProof(),
    demoPayeeQr(),
    demoDocuments(),
  ]);
  const at = now();
  const [years, series] = [countBy<number>(), countBy<string>()];
  for (const planned of planDemo(at)) {
    await writeClass(
      tx,
      composeClass(
        planned,
        { photos, proof, payee_qr, documents },
        {
          ids,
          programme,
          exam,
          certificates,
          keyring,
          now: at,
          serialOf: years.next,
          nextIn: series.next,
        },
      ),
    );
  }
  const lasts = [
    ...[...series.counts].map(([prefix, last]) => ({ series: 'certificate' as const, prefix, last })),
    ...[...years.counts].map(([year, last]) => ({
      series: 'class' as const,
      prefix: codePrefix(programme, year),
      last,
    })),
  ];
  await insertRows(tx, 'prefix_series', lasts);
};

import { acceptsScores, showsTickets } from '@skillcert/core';
import type { AuditEvent } from '../../platform/audit/audit-event.js';
import { attachmentKind } from '../../platform/files/store-attachment.js';
import type { Services } from '../../platform/services.js';
import { accountId, ownerRole } from '../demo-ids.js';
import { invigilatorOf } from '../people/invigilator-of.js';
import { teachersOf } from '../people/teachers-of.js';
import { bankLineRows, differingLineRows, owingOf, transfersOf } from '../rows/bank-line-rows.js';
import { certificateRows } from '../rows/certificates/certificate-rows.js';
import { teacherRows } from '../rows/certificates/teacher-rows.js';
import { classRows } from '../rows/class-rows.js';
import { doorRows } from '../rows/door/door-rows.js';
import { enrolmentRows } from '../rows/enrolment-rows.js';
import { examRows } from '../rows/exam-rows.js';
import { type DemoDocuments, documentRows, photoRows, pictureRow } from '../rows/file-rows.js';
import { gatheringRow } from '../rows/gathering-row.js';
import { groupRows } from '../rows/group-rows.js';
import { invoiceRows } from '../rows/invoice-rows.js';
import { lessonRows } from '../rows/lesson-rows.js';
import { paymentRows } from '../rows/payment-rows.js';
import { receiptRows } from '../rows/receipt-rows.js';
import { scoreRows } from '../rows/score-rows.js';
import { studyRows } from '../rows/study-rows.js';
import { ticketRows } from '../rows/ticket-rows.js';
import type { PlannedClass } from './demo-plan.js';

const byTime = (a: AuditEvent, b: AuditEvent) => a.at.getTime() - b.at.getTime();

/** Everything a class of the demo consists of, ready to be written. */
export const composeClass = (
  planned: PlannedClass,
  {
    photos,
    proof,
    payee_qr,
    documents,
  }: {
    readonly photos: readonly Buffer[];
    readonly proof: Buffer;
    readonly payee_qr: Buffer;
    readonly documents: DemoDocuments;
  },
  context: Parameters<typeof classRows>[1] &
    Pick<Services, 'keyring' | 'exam' | 'certificates'> & { readonly nextIn: (prefix: string) => number },
) => {
  const { row, units, shares, assignments, events } = classRows(planned, context);
  const { width_px: width, height_px: height } = context.programme.photo;
  const files = photoRows(planned.candidates, row.class_id, photos, {
    keyring: context.keyring,
    size: { width, height },
  });
  const { class_id, code } = row;
  const fee_cents = row.fee_cents ?? 0;
  const photo_ids = files.map((file) => file.file_id);
  const papers = documentRows(class_id, documents, context.keyring);
  const document_ids = new Map(papers.map(({ document_kind, file_id }) => [document_kind, file_id]));
  const seatedIn = { class_id, code, fee_cents, photo_ids, level: planned.level, document_ids };
  const enrolments = enrolmentRows(planned, seatedIn, context);
  const user_id = accountId(context.ids, planned.owner);
  const proofs = [pictureRow(class_id, 'payment_proof', proof, context.keyring)];
  const paper = pictureRow(class_id, attachmentKind, proof, context.keyring);
  const rows = enrolments.map((each) => each.row);
  const proof_ids = proofs.map((file) => file.file_id);
  const paid = paymentRows(planned, rows, { ...context, currency: context.programme.currency, proof_ids });
  const { money, groups } = groupRows(paid, planned, rows, context);
  const invoiced = invoiceRows(money, {
    class_id,
    class_code: code,
    numbers: context.programme.numbers,
    file_id: paper.file_id,
    user_id,
    now: context.now,
  });
  const statement = {
    keyring: context.keyring,
    now: context.now,
    imported_by: accountId(context.ids, 'zkyadmin01'),
  };
  const owing = planned.status === 'enrolling' ? owingOf(rows, money.payments) : [];
  const bankLines = [
    ...bankLineRows(transfersOf(money.payments, groups), rows, statement),
    ...differingLineRows(owing, context.programme.currency, statement),
  ];
  const invigilator = invigilatorOf(planned.status);
  const exam =
    invigilator &&
    examRows(planned, {
      class_id,
      expected: enrolments.filter((each) => each.row.status === 'approved').length,
      exam: context.exam,
      user_id,
      actor_role: ownerRole(planned.owner),
      invigilator_id: accountId(context.ids, invigilator),
      now: context.now,
    });
  const teachers = teachersOf(planned.status, context.ids);
  const lessons = lessonRows(planned, {
    class_id,
    enrolments: rows,
    user_id,
    actor_role: ownerRole(planned.owner),
    teachers,
    now: context.now,
  });
  const study =
    invigilator &&
    studyRows(planned, {
      class_id,
      enrolments: rows,
      user_id,
      actor_role: ownerRole(planned.owner),
      keyring: context.keyring,
      time_zone: context.programme.time_zone,
      now: context.now,
    });
  const tickets =
    exam && (showsTickets(planned.status) || acceptsScores(planned.status))
      ? ticketRows(planned, exam, rows, {
          class_id,
          class_code: code,
          paid: new Set(
            money.payments.flatMap(({ status, enrolment_id }) =>
              status === 'confirmed' ? [enrolment_id] : [],
            ),
          ),
          exam: context.exam,
          numbers: context.programme.numbers,
          user_id,
          actor_role: ownerRole(planned.owner),
          now: context.now,
        })
      : undefined;
  const scores = scoreRows(planned, {
    class_id,
    enrolments: rows,
    payments: money.payments,
    exam: context.exam,
    people: [user_id, accountId(context.ids, 'zkyadmin01'), accountId(context.ids, 'zkyadmin02')],
    now: context.now,
  });
  const came = doorRows(planned, { enrolments: rows, exam, tickets, scores: scores.scores, user_id });
  const isAmended = (enrolment_id: number) =>
    scores.amendments.some((each) => each.enrolment_id === enrolment_id && each.status === 'confirmed');
  const certifying = {
    ...context,
    class_id,
    class_code: code,
    people: [user_id, accountId(context.ids, 'zkyadmin01'), accountId(context.ids, 'zkyadmin02')],
  } as const;
  const certified = certificateRows(planned, {
    ...certifying,
    enrolments: rows,
    // In the demo a candidate with a confirmed amendment of a score gets no certificate.
    scores: scores.scores.filter(({ enrolment_id }) => !isAmended(enrolment_id)),
  });
  const taught = teacherRows(planned, { ...certifying, teachers, lessons });
  const qr = pictureRow(class_id, 'payment_proof', payee_qr, context.keyring);
  const gathering = gatheringRow(planned, { class_id, qr_file: qr.file_id }, context.keyring);
  return {
    row,
    units,
    shares,
    assignments,
    files: [...files, ...proofs, ...(gathering.length > 0 ? [qr] : []), paper, ...papers],
    enrolments: rows,
    gathering,
    money,
    groups,
    bankLines,
    invoiced,
    exam,
    lessons,
    study,
    tickets,
    ...came,
    scores,
    certificates: [...certified.certificates, ...taught.certificates],
    packs: certified.packs,
    receipts: receiptRows(money, {
      class_code: code,
      payee_name: gathering[0]?.account_name ?? '',
      numbers: context.programme.numbers,
    }),
    events: [
      ...events,
      ...enrolments.flatMap((each) => each.events),
      ...came.checkIns.trail,
      ...money.events,
      ...invoiced.events,
      ...(exam?.events ?? []),
      ...(lessons?.events ?? []),
      ...(study?.events ?? []),
      ...(tickets?.events ?? []),
      ...came.sittingMarks.events,
      ...scores.events,
      ...certified.events,
      ...taught.events,
    ].sort(byTime),
  };
};

import type { AuditEvent } from '../../platform/audit/audit-event.js';
import { classRows } from '../rows/class-rows.js';
import { pictureRow } from '../rows/file-rows.js';
import { gatheringRow } from '../rows/gathering-row.js';
import { receiptRows } from '../rows/receipt-rows.js';
import { composeExam } from './compose-exam.js';
import { composeMoney } from './compose-money.js';
import { composePeople } from './compose-people.js';
import { composeResults } from './compose-results.js';
import { type ComposingContext, composing, type DemoFiles } from './composing.js';
import type { PlannedClass } from './demo-plan.js';

const byTime = (a: AuditEvent, b: AuditEvent) => a.at.getTime() - b.at.getTime();

/** Everything that a class of the demo consists of, ready to be written. */
export const composeClass = (planned: PlannedClass, demoFiles: DemoFiles, context: ComposingContext) => {
  const { row, units, shares, assignments, events } = classRows(planned, context);
  const about = composing(planned, row, context);
  const { class_id, class_code } = about;
  const people = composePeople(about, row, demoFiles);
  const { photos, proof, paper, papers } = people;
  const enrolments = people.enrolments.map((each) => each.row);
  const files = { proof_id: proof.file_id, paper_id: paper.file_id };
  const { money, groups, invoiced, bankLines } = composeMoney(about, enrolments, files);
  const learned = composeExam(about, enrolments, money);
  const { exam, lessons, study, tickets } = learned;
  const { scores, door, certified, taught } = composeResults(about, enrolments, money, learned);
  const qr = pictureRow(class_id, 'payment_proof', demoFiles.payee_qr, context.keyring);
  const gathering = gatheringRow(planned, { class_id, qr_file: qr.file_id }, context.keyring);
  const payee_name = gathering[0]?.account_name ?? '';
  const { numbers } = context.programme;
  const withEvents = [money, invoiced, exam, lessons, study, tickets, scores, certified, taught];
  return {
    row,
    units,
    shares,
    assignments,
    files: [...photos, proof, ...(gathering.length > 0 ? [qr] : []), paper, ...papers],
    enrolments,
    gathering,
    money,
    groups,
    bankLines,
    invoiced,
    exam,
    lessons,
    study,
    tickets,
    ...door,
    scores,
    certificates: [...certified.certificates, ...taught.certificates],
    packs: certified.packs,
    receipts: receiptRows(money, { class_code, payee_name, numbers }),
    events: [
      ...events,
      ...people.enrolments.flatMap((each) => each.events),
      ...door.checkIns.trail,
      ...door.sittingMarks.events,
      ...withEvents.flatMap((each) => each?.events ?? []),
    ].sort(byTime),
  };
};

export { type AbsenceCause, absenceCauses, type PresenceDoubt, presenceDoubts } from './absence.js';
export type { CertificateKind } from './accepts-certificates.js';
export { acceptsCertificates, certificateKinds, keepsCertificates } from './accepts-certificates.js';
export {
  acceptsArrangement,
  acceptsExamPlan,
  movesOnDay,
  showsTickets,
  voidsTickets,
} from './accepts-exam-plan.js';
export { acceptsScores } from './accepts-scores.js';
export { checkExamRules } from './check-exam-rules.js';
export {
  type ComparedScore,
  compareScores,
  isImported,
  type ScoreDifference,
  type SheetScore,
  type ShownScore,
  scoreDifferences,
} from './compare-scores.js';
export { defaultExam } from './default-exam.js';
export { type DeskPlace, deskNumber, deskPlace, paperAt } from './desk-number.js';
export { doorOpensAt } from './door-opens-at.js';
export {
  type EntryOutcome,
  type ExamMark,
  type ExamScore,
  enterScore,
  type ScoreEntry,
  type StandingScore,
  scoreMarks,
  type TypedScore,
} from './enter-score.js';
export { type CountedScore, evaluateExam, passesSubject } from './evaluate-exam.js';
export type { ExamPaper } from './exam-limits.js';
export { examLimits, examPapers } from './exam-limits.js';
export type { ExamRules, ExamSubject } from './exam-rules.js';
export { type EarlierScore, keptSubjects, keptUntil, type ResitExam } from './kept-subjects.js';
export { opensDoor, wasReplaced } from './opens-door.js';
export { originKey } from './origin-key.js';
export type { SignedTicket, TicketCode } from './read-ticket-code.js';
export { isTicketCode, numberInScan, readTicketCode, ticketMark } from './read-ticket-code.js';
export { createSeededRandom, type SeededRandom } from './seeded-random.js';
export { type SittingTimes, sittingFault } from './sitting-fault.js';
export {
  awaitsDoor,
  comesTooEarly,
  doorOpensFor,
  type ExpectedSitting,
  isSittingOver,
  markAtDoor,
  minutesPastEntry,
  type SittingMark,
  sittingMarks,
  sittingOfScan,
  wasAbsent,
  wasSeen,
} from './sitting-marks.js';
export { subjectsOf } from './subjects-of.js';

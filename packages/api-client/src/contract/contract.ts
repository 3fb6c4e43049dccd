// Made by `npm run docs` from the files beside it: a call is added, changed and removed in its own file.
// `updataClass`, `VerfyCode`, `RestRcommend`, `checkComZuzhi` and their kin are spelled so because the
// specification names them so on the wire, where a name that is put right is another name.
import { changeErasure } from './candidate/change-erasure.js';
import { changePassword as candidateChangePassword } from './candidate/change-password.js';
import { decideErasure } from './candidate/decide-erasure.js';
import { exportAccountLists as candidateExportAccountLists } from './candidate/export-account-lists.js';
import { exportCandidateLists } from './candidate/export-candidate-lists.js';
import { exportOwnData } from './candidate/export-own-data.js';
import { fetchAccountById } from './candidate/fetch-account-by-id.js';
import { fetchAccountLists } from './candidate/fetch-account-lists.js';
import { fetchCandidateLists } from './candidate/fetch-candidate-lists.js';
import { fetchErasure } from './candidate/fetch-erasure.js';
import { fetchErasureLists } from './candidate/fetch-erasure-lists.js';
import { fetchHistory } from './candidate/fetch-history.js';
import { findPeople } from './candidate/find-people.js';
import { setAccountStatus } from './candidate/set-account-status.js';
import { signIn } from './candidate/sign-in.js';
import { signInByCode } from './candidate/sign-in-by-code.js';
import { signOut } from './candidate/sign-out.js';
import { changeCertificate } from './certificate/change-certificate.js';
import { changeRegistryPack } from './certificate/change-registry-pack.js';
import { chooseRegistryResults } from './certificate/choose-registry-results.js';
import { exportCertificateLists } from './certificate/export-certificate-lists.js';
import { exportRegistryPack } from './certificate/export-registry-pack.js';
import { exportTeacherLists } from './certificate/export-teacher-lists.js';
import { fetchBadge } from './certificate/fetch-badge.js';
import { fetchCertificateById } from './certificate/fetch-certificate-by-id.js';
import { fetchCertificateLists } from './certificate/fetch-certificate-lists.js';
import { fetchCertificatePdf } from './certificate/fetch-certificate-pdf.js';
import { fetchKeys } from './certificate/fetch-keys.js';
import { fetchOwnCertificates } from './certificate/fetch-own-certificates.js';
import { fetchOwnTeacherCertificates } from './certificate/fetch-own-teacher-certificates.js';
import { fetchRegistryPacks } from './certificate/fetch-registry-packs.js';
import { fetchTeacherLists } from './certificate/fetch-teacher-lists.js';
import { issueCertificates } from './certificate/issue-certificates.js';
import { packRegistry } from './certificate/pack-registry.js';
import { prepareCertificates } from './certificate/prepare-certificates.js';
import { prepareTeachers } from './certificate/prepare-teachers.js';
import { previewRegistryAnswer } from './certificate/preview-registry-answer.js';
import { replaceCertificate } from './certificate/replace-certificate.js';
import { returnRegistry } from './certificate/return-registry.js';
import { undoAcceptance } from './certificate/undo-acceptance.js';
import { verifyCertificate } from './certificate/verify-certificate.js';
import { addClassRecommend } from './class/add-class-recommend.js';
import { checkClass } from './class/check-class.js';
import { checkClassIdCard } from './class/check-class-id-card.js';
import { checkClassPhone } from './class/check-class-phone.js';
import { createClass } from './class/create-class.js';
import { decideConflicts } from './class/decide-conflicts.js';
import { diffClassVerfyCode } from './class/diff-class-verfy-code.js';
import { drawBack } from './class/draw-back.js';
import { drawOk } from './class/draw-ok.js';
import { enrollClass } from './class/enroll-class.js';
import { exportClassLists } from './class/export-class-lists.js';
import { exportReportLists } from './class/export-report-lists.js';
import { fetchClassById } from './class/fetch-class-by-id.js';
import { fetchClassFile } from './class/fetch-class-file.js';
import { fetchClassLists } from './class/fetch-class-lists.js';
import { fetchClassRecommendList } from './class/fetch-class-recommend-list.js';
import { fetchClassRecommendLists } from './class/fetch-class-recommend-lists.js';
import { fetchClassRestRcommendList } from './class/fetch-class-rest-rcommend-list.js';
import { fetchClassVerfyCode } from './class/fetch-class-verfy-code.js';
import { fetchContacts } from './class/fetch-contacts.js';
import { fetchEnrollListsByPhone } from './class/fetch-enroll-lists-by-phone.js';
import { fetchOpenClasses } from './class/fetch-open-classes.js';
import { fetchReportLists } from './class/fetch-report-lists.js';
import { fetchSeats as classFetchSeats } from './class/fetch-seats.js';
import { fetchToDo } from './class/fetch-to-do.js';
import { handOverClass } from './class/hand-over-class.js';
import { isUniqueComRecommender } from './class/is-unique-com-recommender.js';
import { keepQuotas } from './class/keep-quotas.js';
import { queryComOwner } from './class/query-com-owner.js';
import { removeClassFile } from './class/remove-class-file.js';
import { returnQuotas } from './class/return-quotas.js';
import { saveClassDraft } from './class/save-class-draft.js';
import { saveContacts } from './class/save-contacts.js';
import { setClassStatus } from './class/set-class-status.js';
import { setWaitingList } from './class/set-waiting-list.js';
import { startClassDraft } from './class/start-class-draft.js';
import { updataClass } from './class/updata-class.js';
import { updateEnrollByPhone } from './class/update-enroll-by-phone.js';
import { updateReport } from './class/update-report.js';
import { updateReportOnline } from './class/update-report-online.js';
import { uploadClassFile } from './class/upload-class-file.js';
import { exportAttendance } from './course/export-attendance.js';
import { exportLessonLists } from './course/export-lesson-lists.js';
import { fetchAttendance } from './course/fetch-attendance.js';
import { fetchLessonById } from './course/fetch-lesson-by-id.js';
import { fetchLessonLists } from './course/fetch-lesson-lists.js';
import { fetchLessonPlan } from './course/fetch-lesson-plan.js';
import { fetchOwnLessons } from './course/fetch-own-lessons.js';
import { markAttendance } from './course/mark-attendance.js';
import { printLesson } from './course/print-lesson.js';
import { removeLesson } from './course/remove-lesson.js';
import { saveLesson } from './course/save-lesson.js';
import { signLesson } from './course/sign-lesson.js';
import { fetchOutbox } from './demo/fetch-outbox.js';
import { fetchDossier } from './dossier/fetch-dossier.js';
import { fetchDossierFile } from './dossier/fetch-dossier-file.js';
import { startDossier } from './dossier/start-dossier.js';
import { addEnrolment } from './enrolment/add-enrolment.js';
import { approveMet } from './enrolment/approve-met.js';
import { checkImport } from './enrolment/check-import.js';
import { decideImport } from './enrolment/decide-import.js';
import { dropDraft } from './enrolment/drop-draft.js';
import { editEnrolment } from './enrolment/edit-enrolment.js';
import { exportDoubtfulLists } from './enrolment/export-doubtful-lists.js';
import { exportEnrolmentLists } from './enrolment/export-enrolment-lists.js';
import { fetchDocument } from './enrolment/fetch-document.js';
import { fetchDoubtfulLists } from './enrolment/fetch-doubtful-lists.js';
import { fetchDraft } from './enrolment/fetch-draft.js';
import { fetchEnrolmentById } from './enrolment/fetch-enrolment-by-id.js';
import { fetchEnrolmentLists } from './enrolment/fetch-enrolment-lists.js';
import { fetchImport } from './enrolment/fetch-import.js';
import { fetchImportSheet } from './enrolment/fetch-import-sheet.js';
import { fetchMoveTargets } from './enrolment/fetch-move-targets.js';
import { fetchOwnFile } from './enrolment/fetch-own-file.js';
import { fetchPhoto } from './enrolment/fetch-photo.js';
import { fetchReviewJob } from './enrolment/fetch-review-job.js';
import { findSamePerson } from './enrolment/find-same-person.js';
import { judgeDocument } from './enrolment/judge-document.js';
import { moveEnrolment } from './enrolment/move-enrolment.js';
import { openReview } from './enrolment/open-review.js';
import { previewImport } from './enrolment/preview-import.js';
import { refuseMany } from './enrolment/refuse-many.js';
import { removeDocument } from './enrolment/remove-document.js';
import { revealEnrolment } from './enrolment/reveal-enrolment.js';
import { reviewEnrolment } from './enrolment/review-enrolment.js';
import { saveDraft } from './enrolment/save-draft.js';
import { startImport } from './enrolment/start-import.js';
import { startReviewJob } from './enrolment/start-review-job.js';
import { stopReviewJob } from './enrolment/stop-review-job.js';
import { takeBackDecision } from './enrolment/take-back-decision.js';
import { uploadDocument } from './enrolment/upload-document.js';
import { uploadImportPhotos } from './enrolment/upload-import-photos.js';
import { uploadPart } from './enrolment/upload-part.js';
import { uploadPhoto } from './enrolment/upload-photo.js';
import { addRooms } from './exam/add-rooms.js';
import { addSittings } from './exam/add-sittings.js';
import { exportSittingLists } from './exam/export-sitting-lists.js';
import { fetchBusy } from './exam/fetch-busy.js';
import { fetchExamPlan } from './exam/fetch-exam-plan.js';
import { fetchPapers } from './exam/fetch-papers.js';
import { fetchPapersFile } from './exam/fetch-papers-file.js';
import { fetchRoomSheet } from './exam/fetch-room-sheet.js';
import { fetchSittingById } from './exam/fetch-sitting-by-id.js';
import { fetchSittingLists } from './exam/fetch-sitting-lists.js';
import { markSitting } from './exam/mark-sitting.js';
import { printSitting } from './exam/print-sitting.js';
import { readRoomSheet } from './exam/read-room-sheet.js';
import { removeRoom } from './exam/remove-room.js';
import { removeSitting } from './exam/remove-sitting.js';
import { saveRoom } from './exam/save-room.js';
import { saveSitting } from './exam/save-sitting.js';
import { shiftSittings } from './exam/shift-sittings.js';
import { startPapers } from './exam/start-papers.js';
import { decideInvoice } from './invoice/decide-invoice.js';
import { decideInvoiceSheet } from './invoice/decide-invoice-sheet.js';
import { exportAllInvoices } from './invoice/export-all-invoices.js';
import { exportInvoiceLists } from './invoice/export-invoice-lists.js';
import { exportWaitingInvoices } from './invoice/export-waiting-invoices.js';
import { fetchAllInvoices } from './invoice/fetch-all-invoices.js';
import { fetchInvoiceById } from './invoice/fetch-invoice-by-id.js';
import { fetchInvoiceFile } from './invoice/fetch-invoice-file.js';
import { fetchInvoiceLists } from './invoice/fetch-invoice-lists.js';
import { fetchInvoiceSheet } from './invoice/fetch-invoice-sheet.js';
import { fetchInvoiceTitles } from './invoice/fetch-invoice-titles.js';
import { issueInvoice } from './invoice/issue-invoice.js';
import { removeInvoiceTitle } from './invoice/remove-invoice-title.js';
import { requestInvoice } from './invoice/request-invoice.js';
import { revealBuyer } from './invoice/reveal-buyer.js';
import { startInvoiceSheet } from './invoice/start-invoice-sheet.js';
import { uploadInvoicePapers } from './invoice/upload-invoice-papers.js';
import { awaitChanges } from './log/await-changes.js';
import { fetchClassExports } from './log/fetch-class-exports.js';
import { fetchExports } from './log/fetch-exports.js';
import { reportError } from './log/report-error.js';
import { fetchNotes } from './note/fetch-notes.js';
import { fetchVersions } from './note/fetch-versions.js';
import { pinNote } from './note/pin-note.js';
import { removeNote } from './note/remove-note.js';
import { restoreNote } from './note/restore-note.js';
import { saveNote } from './note/save-note.js';
import { approveRefunds } from './payment/approve-refunds.js';
import { checkGroupPayment } from './payment/check-group-payment.js';
import { checkOwnPayment } from './payment/check-own-payment.js';
import { checkPayment } from './payment/check-payment.js';
import { checkPayments } from './payment/check-payments.js';
import { countBankLines } from './payment/count-bank-lines.js';
import { declareGroupPayment } from './payment/declare-group-payment.js';
import { declarePayment } from './payment/declare-payment.js';
import { exportAllPayments } from './payment/export-all-payments.js';
import { exportPaymentLists } from './payment/export-payment-lists.js';
import { exportReceiptLists } from './payment/export-receipt-lists.js';
import { fetchAllPayments } from './payment/fetch-all-payments.js';
import { fetchAllUnpaid } from './payment/fetch-all-unpaid.js';
import { fetchBankLines } from './payment/fetch-bank-lines.js';
import { fetchGathering } from './payment/fetch-gathering.js';
import { fetchOtherFees } from './payment/fetch-other-fees.js';
import { fetchOwnPayments } from './payment/fetch-own-payments.js';
import { fetchPayables } from './payment/fetch-payables.js';
import { fetchPayeeQr } from './payment/fetch-payee-qr.js';
import { fetchPaymentById } from './payment/fetch-payment-by-id.js';
import { fetchPaymentLists } from './payment/fetch-payment-lists.js';
import { fetchProof } from './payment/fetch-proof.js';
import { fetchReceiptLists } from './payment/fetch-receipt-lists.js';
import { fetchReceiptPdf } from './payment/fetch-receipt-pdf.js';
import { fetchUnpaid } from './payment/fetch-unpaid.js';
import { importStatement } from './payment/import-statement.js';
import { keepBankLines } from './payment/keep-bank-lines.js';
import { matchBankLine } from './payment/match-bank-line.js';
import { matchSureBankLines } from './payment/match-sure-bank-lines.js';
import { previewStatement } from './payment/preview-statement.js';
import { revealPayer } from './payment/reveal-payer.js';
import { saveGathering } from './payment/save-gathering.js';
import { setBankLinesAside } from './payment/set-bank-lines-aside.js';
import { startGroupPayment } from './payment/start-group-payment.js';
import { startPayment } from './payment/start-payment.js';
import { undoBankBatch } from './payment/undo-bank-batch.js';
import { undoBankMatch } from './payment/undo-bank-match.js';
import { uploadProof } from './payment/upload-proof.js';
import { countVisit } from './promotion/count-visit.js';
import { exportLinkLists } from './promotion/export-link-lists.js';
import { fetchArticleById } from './promotion/fetch-article-by-id.js';
import { fetchArticleFile } from './promotion/fetch-article-file.js';
import { fetchArticles } from './promotion/fetch-articles.js';
import { fetchLinkLists } from './promotion/fetch-link-lists.js';
import { pinArticle } from './promotion/pin-article.js';
import { removeArticle } from './promotion/remove-article.js';
import { removeArticleFile } from './promotion/remove-article-file.js';
import { saveArticle } from './promotion/save-article.js';
import { setArticleStatus } from './promotion/set-article-status.js';
import { uploadArticleFile } from './promotion/upload-article-file.js';
import { acknowledgeDoubts } from './score/acknowledge-doubts.js';
import { confirmAbsences } from './score/confirm-absences.js';
import { decideAmendment } from './score/decide-amendment.js';
import { decideRecheck } from './score/decide-recheck.js';
import { decideScore } from './score/decide-score.js';
import { exportScoreLists } from './score/export-score-lists.js';
import { exportScoreStatistics } from './score/export-score-statistics.js';
import { fetchAbsences } from './score/fetch-absences.js';
import { fetchScoreById } from './score/fetch-score-by-id.js';
import { fetchScoreImports } from './score/fetch-score-imports.js';
import { fetchScoreLists } from './score/fetch-score-lists.js';
import { fetchScoreSheet } from './score/fetch-score-sheet.js';
import { fetchScoreStatistics } from './score/fetch-score-statistics.js';
import { freezeScores } from './score/freeze-scores.js';
import { importScores } from './score/import-scores.js';
import { previewScoreImport } from './score/preview-score-import.js';
import { proposeAmendment } from './score/propose-amendment.js';
import { publishScores } from './score/publish-scores.js';
import { requestRecheck } from './score/request-recheck.js';
import { saveScores } from './score/save-scores.js';
import { undoScoreImport } from './score/undo-score-import.js';
import { withdrawAbsences } from './score/withdraw-absences.js';
import { exportSettlement } from './settlement/export-settlement.js';
import { exportSettlementTotals } from './settlement/export-settlement-totals.js';
import { fetchSettlement } from './settlement/fetch-settlement.js';
import { fetchSettlementEntries } from './settlement/fetch-settlement-entries.js';
import { fetchSettlementRules } from './settlement/fetch-settlement-rules.js';
import { previewSettlement } from './settlement/preview-settlement.js';
import { saveSettlementRule } from './settlement/save-settlement-rule.js';
import { withdrawSettlementRule } from './settlement/withdraw-settlement-rule.js';
import { checkTopUp } from './sms/check-top-up.js';
import { decideMailing } from './sms/decide-mailing.js';
import { exportMessages } from './sms/export-messages.js';
import { exportTopUps } from './sms/export-top-ups.js';
import { fetchMailings } from './sms/fetch-mailings.js';
import { fetchMessages } from './sms/fetch-messages.js';
import { fetchOptOuts } from './sms/fetch-opt-outs.js';
import { fetchRecipients } from './sms/fetch-recipients.js';
import { fetchSmsCredit } from './sms/fetch-sms-credit.js';
import { fetchTemplates } from './sms/fetch-templates.js';
import { previewGroupSms } from './sms/preview-group-sms.js';
import { resendFailed } from './sms/resend-failed.js';
import { saveOptOut } from './sms/save-opt-out.js';
import { saveSmsAlarm } from './sms/save-sms-alarm.js';
import { sendSample } from './sms/send-sample.js';
import { startTopUp } from './sms/start-top-up.js';
import { dropClassStep } from './stage/drop-class-step.js';
import { fetchClassStep } from './stage/fetch-class-step.js';
import { fetchTimeline } from './stage/fetch-timeline.js';
import { moveDeadline } from './stage/move-deadline.js';
import { exportCourseLists } from './study/export-course-lists.js';
import { exportLearners } from './study/export-learners.js';
import { exportStudyUnitLists } from './study/export-study-unit-lists.js';
import { fetchCourseById } from './study/fetch-course-by-id.js';
import { fetchCourseLists } from './study/fetch-course-lists.js';
import { fetchCourseStats } from './study/fetch-course-stats.js';
import { fetchLearners } from './study/fetch-learners.js';
import { fetchStudyFile } from './study/fetch-study-file.js';
import { fetchStudyUnit } from './study/fetch-study-unit.js';
import { fetchStudyUnitLists } from './study/fetch-study-unit-lists.js';
import { fetchStudyUnitStats } from './study/fetch-study-unit-stats.js';
import { fetchUnitFigures } from './study/fetch-unit-figures.js';
import { moveCourse } from './study/move-course.js';
import { moveStudyUnit } from './study/move-study-unit.js';
import { fetchOwnCourses } from './study/own/fetch-own-courses.js';
import { fetchOwnStudyFile } from './study/own/fetch-own-study-file.js';
import { keepLearning } from './study/own/keep-learning.js';
import { openStudyUnit } from './study/own/open-study-unit.js';
import { fetchQuestions } from './study/quiz/fetch-questions.js';
import { saveQuestions } from './study/quiz/save-questions.js';
import { sendQuiz } from './study/quiz/send-quiz.js';
import { startQuiz } from './study/quiz/start-quiz.js';
import { removeCourse } from './study/remove-course.js';
import { removeStudyUnit } from './study/remove-study-unit.js';
import { saveCourse } from './study/save-course.js';
import { saveStudyUnit } from './study/save-study-unit.js';
import { setCourseStatus } from './study/set-course-status.js';
import { setStudyGate } from './study/set-study-gate.js';
import { uploadStudyFile } from './study/upload-study-file.js';
import { acceptArrangement } from './ticket/accept-arrangement.js';
import { clearSeats } from './ticket/clear-seats.js';
import { compareArrangements } from './ticket/compare-arrangements.js';
import { decideDayMove } from './ticket/decide-day-move.js';
import { exportTicketLists } from './ticket/export-ticket-lists.js';
import { fetchArrangements } from './ticket/fetch-arrangements.js';
import { fetchDayMoves } from './ticket/fetch-day-moves.js';
import { fetchDoorKit } from './ticket/fetch-door-kit.js';
import { fetchDoorPhotos } from './ticket/fetch-door-photos.js';
import { fetchOwnTickets } from './ticket/fetch-own-tickets.js';
import { fetchPrint } from './ticket/fetch-print.js';
import { fetchPrintFile } from './ticket/fetch-print-file.js';
import { fetchSeats as ticketFetchSeats } from './ticket/fetch-seats.js';
import { fetchTicketById } from './ticket/fetch-ticket-by-id.js';
import { fetchTicketLists } from './ticket/fetch-ticket-lists.js';
import { fetchTicketPdf } from './ticket/fetch-ticket-pdf.js';
import { moveOnDay } from './ticket/move-on-day.js';
import { moveSeat } from './ticket/move-seat.js';
import { previewArrangement } from './ticket/preview-arrangement.js';
import { setArrangementStatus } from './ticket/set-arrangement-status.js';
import { startPrint } from './ticket/start-print.js';
import { voidTicket } from './ticket/void-ticket.js';
import { changePassword as userChangePassword } from './user/change-password.js';
import { checkComZuzhi } from './user/check-com-zuzhi.js';
import { checkIdCard } from './user/check-id-card.js';
import { checkInitPwd } from './user/check-init-pwd.js';
import { confirmFactor } from './user/confirm-factor.js';
import { createFirstAdmin } from './user/create-first-admin.js';
import { createUser } from './user/create-user.js';
import { decideGrant } from './user/decide-grant.js';
import { diffVerfyCode } from './user/diff-verfy-code.js';
import { endSession } from './user/end-session.js';
import { exportAccountLists as userExportAccountLists } from './user/export-account-lists.js';
import { fetchAccount } from './user/fetch-account.js';
import { fetchAssignments } from './user/fetch-assignments.js';
import { fetchExpertFile } from './user/fetch-expert-file.js';
import { fetchExpertInfo } from './user/fetch-expert-info.js';
import { fetchFactor } from './user/fetch-factor.js';
import { fetchGrants } from './user/fetch-grants.js';
import { fetchOwnAccount } from './user/fetch-own-account.js';
import { fetchPaymentInfo } from './user/fetch-payment-info.js';
import { fetchPhone } from './user/fetch-phone.js';
import { fetchSessions } from './user/fetch-sessions.js';
import { fetchUnitQr } from './user/fetch-unit-qr.js';
import { fetchUserById } from './user/fetch-user-by-id.js';
import { fetchVerfyCode } from './user/fetch-verfy-code.js';
import { getCategoryList } from './user/get-category-list.js';
import { getComTypeCategoryList } from './user/get-com-type-category-list.js';
import { getContact } from './user/get-contact.js';
import { getExpertInfo } from './user/get-expert-info.js';
import { getExpertList } from './user/get-expert-list.js';
import { getList } from './user/get-list.js';
import { info } from './user/info.js';
import { infos } from './user/infos.js';
import { login } from './user/login.js';
import { logout } from './user/logout.js';
import { queryName } from './user/query-name.js';
import { register } from './user/register.js';
import { removeExpertFile } from './user/remove-expert-file.js';
import { removeFactor } from './user/remove-factor.js';
import { requestGrant } from './user/request-grant.js';
import { resetFactor } from './user/reset-factor.js';
import { resetInitPwd } from './user/reset-init-pwd.js';
import { resetPassword } from './user/reset-password.js';
import { sendGroupSms } from './user/send-group-sms.js';
import { setAssignments } from './user/set-assignments.js';
import { setExpert } from './user/set-expert.js';
import { setRateStatus } from './user/set-rate-status.js';
import { setStatus } from './user/set-status.js';
import { startFactor } from './user/start-factor.js';
import { updateExpertInfo } from './user/update-expert-info.js';
import { updatePaymentInfo } from './user/update-payment-info.js';
import { updateUser } from './user/update-user.js';
import { uploadExpertFile } from './user/upload-expert-file.js';
import { uploadUnitQr } from './user/upload-unit-qr.js';

/** Every call by its name. */
export type Contract = {
  readonly 'candidate/changeErasure': typeof changeErasure;
  readonly 'candidate/changePassword': typeof candidateChangePassword;
  readonly 'candidate/decideErasure': typeof decideErasure;
  readonly 'candidate/exportAccountLists': typeof candidateExportAccountLists;
  readonly 'candidate/exportCandidateLists': typeof exportCandidateLists;
  readonly 'candidate/exportOwnData': typeof exportOwnData;
  readonly 'candidate/fetchAccountById': typeof fetchAccountById;
  readonly 'candidate/fetchAccountLists': typeof fetchAccountLists;
  readonly 'candidate/fetchCandidateLists': typeof fetchCandidateLists;
  readonly 'candidate/fetchErasure': typeof fetchErasure;
  readonly 'candidate/fetchErasureLists': typeof fetchErasureLists;
  readonly 'candidate/fetchHistory': typeof fetchHistory;
  readonly 'candidate/findPeople': typeof findPeople;
  readonly 'candidate/setAccountStatus': typeof setAccountStatus;
  readonly 'candidate/signIn': typeof signIn;
  readonly 'candidate/signInByCode': typeof signInByCode;
  readonly 'candidate/signOut': typeof signOut;
  readonly 'certificate/changeCertificate': typeof changeCertificate;
  readonly 'certificate/changeRegistryPack': typeof changeRegistryPack;
  readonly 'certificate/chooseRegistryResults': typeof chooseRegistryResults;
  readonly 'certificate/exportCertificateLists': typeof exportCertificateLists;
  readonly 'certificate/exportRegistryPack': typeof exportRegistryPack;
  readonly 'certificate/exportTeacherLists': typeof exportTeacherLists;
  readonly 'certificate/fetchBadge': typeof fetchBadge;
  readonly 'certificate/fetchCertificateById': typeof fetchCertificateById;
  readonly 'certificate/fetchCertificateLists': typeof fetchCertificateLists;
  readonly 'certificate/fetchCertificatePdf': typeof fetchCertificatePdf;
  readonly 'certificate/fetchKeys': typeof fetchKeys;
  readonly 'certificate/fetchOwnCertificates': typeof fetchOwnCertificates;
  readonly 'certificate/fetchOwnTeacherCertificates': typeof fetchOwnTeacherCertificates;
  readonly 'certificate/fetchRegistryPacks': typeof fetchRegistryPacks;
  readonly 'certificate/fetchTeacherLists': typeof fetchTeacherLists;
  readonly 'certificate/issueCertificates': typeof issueCertificates;
  readonly 'certificate/packRegistry': typeof packRegistry;
  readonly 'certificate/prepareCertificates': typeof prepareCertificates;
  readonly 'certificate/prepareTeachers': typeof prepareTeachers;
  readonly 'certificate/previewRegistryAnswer': typeof previewRegistryAnswer;
  readonly 'certificate/replaceCertificate': typeof replaceCertificate;
  readonly 'certificate/returnRegistry': typeof returnRegistry;
  readonly 'certificate/undoAcceptance': typeof undoAcceptance;
  readonly 'certificate/verifyCertificate': typeof verifyCertificate;
  readonly 'class/addClassRecommend': typeof addClassRecommend;
  readonly 'class/checkClass': typeof checkClass;
  readonly 'class/checkClassIdCard': typeof checkClassIdCard;
  readonly 'class/checkClassPhone': typeof checkClassPhone;
  readonly 'class/createClass': typeof createClass;
  readonly 'class/decideConflicts': typeof decideConflicts;
  readonly 'class/diffClassVerfyCode': typeof diffClassVerfyCode;
  readonly 'class/drawBack': typeof drawBack;
  readonly 'class/drawOk': typeof drawOk;
  readonly 'class/dropClassStep': typeof dropClassStep;
  readonly 'class/enrollClass': typeof enrollClass;
  readonly 'class/exportClassLists': typeof exportClassLists;
  readonly 'class/exportReportLists': typeof exportReportLists;
  readonly 'class/fetchClassById': typeof fetchClassById;
  readonly 'class/fetchClassFile': typeof fetchClassFile;
  readonly 'class/fetchClassLists': typeof fetchClassLists;
  readonly 'class/fetchClassRecommendList': typeof fetchClassRecommendList;
  readonly 'class/fetchClassRecommendLists': typeof fetchClassRecommendLists;
  readonly 'class/fetchClassRestRcommendList': typeof fetchClassRestRcommendList;
  readonly 'class/fetchClassStep': typeof fetchClassStep;
  readonly 'class/fetchClassVerfyCode': typeof fetchClassVerfyCode;
  readonly 'class/fetchContacts': typeof fetchContacts;
  readonly 'class/fetchDossier': typeof fetchDossier;
  readonly 'class/fetchDossierFile': typeof fetchDossierFile;
  readonly 'class/fetchEnrollListsByPhone': typeof fetchEnrollListsByPhone;
  readonly 'class/fetchExports': typeof fetchClassExports;
  readonly 'class/fetchOpenClasses': typeof fetchOpenClasses;
  readonly 'class/fetchReportLists': typeof fetchReportLists;
  readonly 'class/fetchSeats': typeof classFetchSeats;
  readonly 'class/fetchTimeline': typeof fetchTimeline;
  readonly 'class/fetchToDo': typeof fetchToDo;
  readonly 'class/handOverClass': typeof handOverClass;
  readonly 'class/isUniqueComRecommender': typeof isUniqueComRecommender;
  readonly 'class/keepQuotas': typeof keepQuotas;
  readonly 'class/moveDeadline': typeof moveDeadline;
  readonly 'class/queryComOwner': typeof queryComOwner;
  readonly 'class/removeClassFile': typeof removeClassFile;
  readonly 'class/returnQuotas': typeof returnQuotas;
  readonly 'class/saveClassDraft': typeof saveClassDraft;
  readonly 'class/saveContacts': typeof saveContacts;
  readonly 'class/setClassStatus': typeof setClassStatus;
  readonly 'class/setWaitingList': typeof setWaitingList;
  readonly 'class/startClassDraft': typeof startClassDraft;
  readonly 'class/startDossier': typeof startDossier;
  readonly 'class/updataClass': typeof updataClass;
  readonly 'class/updateEnrollByPhone': typeof updateEnrollByPhone;
  readonly 'class/updateReport': typeof updateReport;
  readonly 'class/updateReportOnline': typeof updateReportOnline;
  readonly 'class/uploadClassFile': typeof uploadClassFile;
  readonly 'course/exportAttendance': typeof exportAttendance;
  readonly 'course/exportLessonLists': typeof exportLessonLists;
  readonly 'course/fetchAttendance': typeof fetchAttendance;
  readonly 'course/fetchLessonById': typeof fetchLessonById;
  readonly 'course/fetchLessonLists': typeof fetchLessonLists;
  readonly 'course/fetchLessonPlan': typeof fetchLessonPlan;
  readonly 'course/fetchOwnLessons': typeof fetchOwnLessons;
  readonly 'course/markAttendance': typeof markAttendance;
  readonly 'course/printLesson': typeof printLesson;
  readonly 'course/removeLesson': typeof removeLesson;
  readonly 'course/saveLesson': typeof saveLesson;
  readonly 'course/signLesson': typeof signLesson;
  readonly 'demo/fetchOutbox': typeof fetchOutbox;
  readonly 'enrolment/addEnrolment': typeof addEnrolment;
  readonly 'enrolment/approveMet': typeof approveMet;
  readonly 'enrolment/checkImport': typeof checkImport;
  readonly 'enrolment/decideImport': typeof decideImport;
  readonly 'enrolment/dropDraft': typeof dropDraft;
  readonly 'enrolment/editEnrolment': typeof editEnrolment;
  readonly 'enrolment/exportDoubtfulLists': typeof exportDoubtfulLists;
  readonly 'enrolment/exportEnrolmentLists': typeof exportEnrolmentLists;
  readonly 'enrolment/fetchDocument': typeof fetchDocument;
  readonly 'enrolment/fetchDoubtfulLists': typeof fetchDoubtfulLists;
  readonly 'enrolment/fetchDraft': typeof fetchDraft;
  readonly 'enrolment/fetchEnrolmentById': typeof fetchEnrolmentById;
  readonly 'enrolment/fetchEnrolmentLists': typeof fetchEnrolmentLists;
  readonly 'enrolment/fetchImport': typeof fetchImport;
  readonly 'enrolment/fetchImportSheet': typeof fetchImportSheet;
  readonly 'enrolment/fetchMoveTargets': typeof fetchMoveTargets;
  readonly 'enrolment/fetchOwnFile': typeof fetchOwnFile;
  readonly 'enrolment/fetchPhoto': typeof fetchPhoto;
  readonly 'enrolment/fetchReviewJob': typeof fetchReviewJob;
  readonly 'enrolment/findSamePerson': typeof findSamePerson;
  readonly 'enrolment/judgeDocument': typeof judgeDocument;
  readonly 'enrolment/moveEnrolment': typeof moveEnrolment;
  readonly 'enrolment/openReview': typeof openReview;
  readonly 'enrolment/previewImport': typeof previewImport;
  readonly 'enrolment/refuseMany': typeof refuseMany;
  readonly 'enrolment/removeDocument': typeof removeDocument;
  readonly 'enrolment/revealEnrolment': typeof revealEnrolment;
  readonly 'enrolment/reviewEnrolment': typeof reviewEnrolment;
  readonly 'enrolment/saveDraft': typeof saveDraft;
  readonly 'enrolment/startImport': typeof startImport;
  readonly 'enrolment/startReviewJob': typeof startReviewJob;
  readonly 'enrolment/stopReviewJob': typeof stopReviewJob;
  readonly 'enrolment/takeBackDecision': typeof takeBackDecision;
  readonly 'enrolment/uploadDocument': typeof uploadDocument;
  readonly 'enrolment/uploadImportPhotos': typeof uploadImportPhotos;
  readonly 'enrolment/uploadPart': typeof uploadPart;
  readonly 'enrolment/uploadPhoto': typeof uploadPhoto;
  readonly 'exam/addRooms': typeof addRooms;
  readonly 'exam/addSittings': typeof addSittings;
  readonly 'exam/exportSittingLists': typeof exportSittingLists;
  readonly 'exam/fetchBusy': typeof fetchBusy;
  readonly 'exam/fetchExamPlan': typeof fetchExamPlan;
  readonly 'exam/fetchPapers': typeof fetchPapers;
  readonly 'exam/fetchPapersFile': typeof fetchPapersFile;
  readonly 'exam/fetchRoomSheet': typeof fetchRoomSheet;
  readonly 'exam/fetchSittingById': typeof fetchSittingById;
  readonly 'exam/fetchSittingLists': typeof fetchSittingLists;
  readonly 'exam/markSitting': typeof markSitting;
  readonly 'exam/printSitting': typeof printSitting;
  readonly 'exam/readRoomSheet': typeof readRoomSheet;
  readonly 'exam/removeRoom': typeof removeRoom;
  readonly 'exam/removeSitting': typeof removeSitting;
  readonly 'exam/saveRoom': typeof saveRoom;
  readonly 'exam/saveSitting': typeof saveSitting;
  readonly 'exam/shiftSittings': typeof shiftSittings;
  readonly 'exam/startPapers': typeof startPapers;
  readonly 'log/awaitChanges': typeof awaitChanges;
  readonly 'log/fetchExports': typeof fetchExports;
  readonly 'log/reportError': typeof reportError;
  readonly 'note/fetchNotes': typeof fetchNotes;
  readonly 'note/fetchVersions': typeof fetchVersions;
  readonly 'note/pinNote': typeof pinNote;
  readonly 'note/removeNote': typeof removeNote;
  readonly 'note/restoreNote': typeof restoreNote;
  readonly 'note/saveNote': typeof saveNote;
  readonly 'payment/approveRefunds': typeof approveRefunds;
  readonly 'payment/checkGroupPayment': typeof checkGroupPayment;
  readonly 'payment/checkOwnPayment': typeof checkOwnPayment;
  readonly 'payment/checkPayment': typeof checkPayment;
  readonly 'payment/checkPayments': typeof checkPayments;
  readonly 'payment/countBankLines': typeof countBankLines;
  readonly 'payment/decideInvoice': typeof decideInvoice;
  readonly 'payment/decideInvoiceSheet': typeof decideInvoiceSheet;
  readonly 'payment/declareGroupPayment': typeof declareGroupPayment;
  readonly 'payment/declarePayment': typeof declarePayment;
  readonly 'payment/exportAllInvoices': typeof exportAllInvoices;
  readonly 'payment/exportAllPayments': typeof exportAllPayments;
  readonly 'payment/exportInvoiceLists': typeof exportInvoiceLists;
  readonly 'payment/exportPaymentLists': typeof exportPaymentLists;
  readonly 'payment/exportReceiptLists': typeof exportReceiptLists;
  readonly 'payment/exportSettlement': typeof exportSettlement;
  readonly 'payment/exportSettlementTotals': typeof exportSettlementTotals;
  readonly 'payment/exportWaitingInvoices': typeof exportWaitingInvoices;
  readonly 'payment/fetchAllInvoices': typeof fetchAllInvoices;
  readonly 'payment/fetchAllPayments': typeof fetchAllPayments;
  readonly 'payment/fetchAllUnpaid': typeof fetchAllUnpaid;
  readonly 'payment/fetchBankLines': typeof fetchBankLines;
  readonly 'payment/fetchGathering': typeof fetchGathering;
  readonly 'payment/fetchInvoiceById': typeof fetchInvoiceById;
  readonly 'payment/fetchInvoiceFile': typeof fetchInvoiceFile;
  readonly 'payment/fetchInvoiceLists': typeof fetchInvoiceLists;
  readonly 'payment/fetchInvoiceSheet': typeof fetchInvoiceSheet;
  readonly 'payment/fetchInvoiceTitles': typeof fetchInvoiceTitles;
  readonly 'payment/fetchOtherFees': typeof fetchOtherFees;
  readonly 'payment/fetchOwnPayments': typeof fetchOwnPayments;
  readonly 'payment/fetchPayables': typeof fetchPayables;
  readonly 'payment/fetchPayeeQr': typeof fetchPayeeQr;
  readonly 'payment/fetchPaymentById': typeof fetchPaymentById;
  readonly 'payment/fetchPaymentLists': typeof fetchPaymentLists;
  readonly 'payment/fetchProof': typeof fetchProof;
  readonly 'payment/fetchReceiptLists': typeof fetchReceiptLists;
  readonly 'payment/fetchReceiptPdf': typeof fetchReceiptPdf;
  readonly 'payment/fetchSettlement': typeof fetchSettlement;
  readonly 'payment/fetchSettlementEntries': typeof fetchSettlementEntries;
  readonly 'payment/fetchSettlementRules': typeof fetchSettlementRules;
  readonly 'payment/fetchUnpaid': typeof fetchUnpaid;
  readonly 'payment/importStatement': typeof importStatement;
  readonly 'payment/issueInvoice': typeof issueInvoice;
  readonly 'payment/keepBankLines': typeof keepBankLines;
  readonly 'payment/matchBankLine': typeof matchBankLine;
  readonly 'payment/matchSureBankLines': typeof matchSureBankLines;
  readonly 'payment/previewSettlement': typeof previewSettlement;
  readonly 'payment/previewStatement': typeof previewStatement;
  readonly 'payment/removeInvoiceTitle': typeof removeInvoiceTitle;
  readonly 'payment/requestInvoice': typeof requestInvoice;
  readonly 'payment/revealBuyer': typeof revealBuyer;
  readonly 'payment/revealPayer': typeof revealPayer;
  readonly 'payment/saveGathering': typeof saveGathering;
  readonly 'payment/saveSettlementRule': typeof saveSettlementRule;
  readonly 'payment/setBankLinesAside': typeof setBankLinesAside;
  readonly 'payment/startGroupPayment': typeof startGroupPayment;
  readonly 'payment/startInvoiceSheet': typeof startInvoiceSheet;
  readonly 'payment/startPayment': typeof startPayment;
  readonly 'payment/undoBankBatch': typeof undoBankBatch;
  readonly 'payment/undoBankMatch': typeof undoBankMatch;
  readonly 'payment/uploadInvoicePapers': typeof uploadInvoicePapers;
  readonly 'payment/uploadProof': typeof uploadProof;
  readonly 'payment/withdrawSettlementRule': typeof withdrawSettlementRule;
  readonly 'promotion/countVisit': typeof countVisit;
  readonly 'promotion/exportLinkLists': typeof exportLinkLists;
  readonly 'promotion/fetchArticleById': typeof fetchArticleById;
  readonly 'promotion/fetchArticleFile': typeof fetchArticleFile;
  readonly 'promotion/fetchArticles': typeof fetchArticles;
  readonly 'promotion/fetchLinkLists': typeof fetchLinkLists;
  readonly 'promotion/pinArticle': typeof pinArticle;
  readonly 'promotion/removeArticle': typeof removeArticle;
  readonly 'promotion/removeArticleFile': typeof removeArticleFile;
  readonly 'promotion/saveArticle': typeof saveArticle;
  readonly 'promotion/setArticleStatus': typeof setArticleStatus;
  readonly 'promotion/uploadArticleFile': typeof uploadArticleFile;
  readonly 'score/acknowledgeDoubts': typeof acknowledgeDoubts;
  readonly 'score/confirmAbsences': typeof confirmAbsences;
  readonly 'score/decideAmendment': typeof decideAmendment;
  readonly 'score/decideRecheck': typeof decideRecheck;
  readonly 'score/decideScore': typeof decideScore;
  readonly 'score/exportScoreLists': typeof exportScoreLists;
  readonly 'score/exportScoreStatistics': typeof exportScoreStatistics;
  readonly 'score/fetchAbsences': typeof fetchAbsences;
  readonly 'score/fetchScoreById': typeof fetchScoreById;
  readonly 'score/fetchScoreImports': typeof fetchScoreImports;
  readonly 'score/fetchScoreLists': typeof fetchScoreLists;
  readonly 'score/fetchScoreSheet': typeof fetchScoreSheet;
  readonly 'score/fetchScoreStatistics': typeof fetchScoreStatistics;
  readonly 'score/freezeScores': typeof freezeScores;
  readonly 'score/importScores': typeof importScores;
  readonly 'score/previewScoreImport': typeof previewScoreImport;
  readonly 'score/proposeAmendment': typeof proposeAmendment;
  readonly 'score/publishScores': typeof publishScores;
  readonly 'score/requestRecheck': typeof requestRecheck;
  readonly 'score/saveScores': typeof saveScores;
  readonly 'score/undoScoreImport': typeof undoScoreImport;
  readonly 'score/withdrawAbsences': typeof withdrawAbsences;
  readonly 'sms/checkTopUp': typeof checkTopUp;
  readonly 'sms/decideMailing': typeof decideMailing;
  readonly 'sms/exportMessages': typeof exportMessages;
  readonly 'sms/exportTopUps': typeof exportTopUps;
  readonly 'sms/fetchMailings': typeof fetchMailings;
  readonly 'sms/fetchMessages': typeof fetchMessages;
  readonly 'sms/fetchOptOuts': typeof fetchOptOuts;
  readonly 'sms/fetchRecipients': typeof fetchRecipients;
  readonly 'sms/fetchSmsCredit': typeof fetchSmsCredit;
  readonly 'sms/fetchTemplates': typeof fetchTemplates;
  readonly 'sms/previewGroupSms': typeof previewGroupSms;
  readonly 'sms/resendFailed': typeof resendFailed;
  readonly 'sms/saveOptOut': typeof saveOptOut;
  readonly 'sms/saveSmsAlarm': typeof saveSmsAlarm;
  readonly 'sms/sendSample': typeof sendSample;
  readonly 'sms/startTopUp': typeof startTopUp;
  readonly 'study/exportCourseLists': typeof exportCourseLists;
  readonly 'study/exportLearners': typeof exportLearners;
  readonly 'study/exportStudyUnitLists': typeof exportStudyUnitLists;
  readonly 'study/fetchCourseById': typeof fetchCourseById;
  readonly 'study/fetchCourseLists': typeof fetchCourseLists;
  readonly 'study/fetchCourseStats': typeof fetchCourseStats;
  readonly 'study/fetchLearners': typeof fetchLearners;
  readonly 'study/fetchOwnCourses': typeof fetchOwnCourses;
  readonly 'study/fetchOwnStudyFile': typeof fetchOwnStudyFile;
  readonly 'study/fetchQuestions': typeof fetchQuestions;
  readonly 'study/fetchStudyFile': typeof fetchStudyFile;
  readonly 'study/fetchStudyUnit': typeof fetchStudyUnit;
  readonly 'study/fetchStudyUnitLists': typeof fetchStudyUnitLists;
  readonly 'study/fetchStudyUnitStats': typeof fetchStudyUnitStats;
  readonly 'study/fetchUnitFigures': typeof fetchUnitFigures;
  readonly 'study/keepLearning': typeof keepLearning;
  readonly 'study/moveCourse': typeof moveCourse;
  readonly 'study/moveStudyUnit': typeof moveStudyUnit;
  readonly 'study/openStudyUnit': typeof openStudyUnit;
  readonly 'study/removeCourse': typeof removeCourse;
  readonly 'study/removeStudyUnit': typeof removeStudyUnit;
  readonly 'study/saveCourse': typeof saveCourse;
  readonly 'study/saveQuestions': typeof saveQuestions;
  readonly 'study/saveStudyUnit': typeof saveStudyUnit;
  readonly 'study/sendQuiz': typeof sendQuiz;
  readonly 'study/setCourseStatus': typeof setCourseStatus;
  readonly 'study/setStudyGate': typeof setStudyGate;
  readonly 'study/startQuiz': typeof startQuiz;
  readonly 'study/uploadStudyFile': typeof uploadStudyFile;
  readonly 'ticket/acceptArrangement': typeof acceptArrangement;
  readonly 'ticket/clearSeats': typeof clearSeats;
  readonly 'ticket/compareArrangements': typeof compareArrangements;
  readonly 'ticket/decideDayMove': typeof decideDayMove;
  readonly 'ticket/exportTicketLists': typeof exportTicketLists;
  readonly 'ticket/fetchArrangements': typeof fetchArrangements;
  readonly 'ticket/fetchDayMoves': typeof fetchDayMoves;
  readonly 'ticket/fetchDoorKit': typeof fetchDoorKit;
  readonly 'ticket/fetchDoorPhotos': typeof fetchDoorPhotos;
  readonly 'ticket/fetchOwnTickets': typeof fetchOwnTickets;
  readonly 'ticket/fetchPrint': typeof fetchPrint;
  readonly 'ticket/fetchPrintFile': typeof fetchPrintFile;
  readonly 'ticket/fetchSeats': typeof ticketFetchSeats;
  readonly 'ticket/fetchTicketById': typeof fetchTicketById;
  readonly 'ticket/fetchTicketLists': typeof fetchTicketLists;
  readonly 'ticket/fetchTicketPdf': typeof fetchTicketPdf;
  readonly 'ticket/moveOnDay': typeof moveOnDay;
  readonly 'ticket/moveSeat': typeof moveSeat;
  readonly 'ticket/previewArrangement': typeof previewArrangement;
  readonly 'ticket/setArrangementStatus': typeof setArrangementStatus;
  readonly 'ticket/startPrint': typeof startPrint;
  readonly 'ticket/voidTicket': typeof voidTicket;
  readonly 'user/changePassword': typeof userChangePassword;
  readonly 'user/checkComZuzhi': typeof checkComZuzhi;
  readonly 'user/checkIdCard': typeof checkIdCard;
  readonly 'user/checkInitPwd': typeof checkInitPwd;
  readonly 'user/confirmFactor': typeof confirmFactor;
  readonly 'user/createFirstAdmin': typeof createFirstAdmin;
  readonly 'user/createUser': typeof createUser;
  readonly 'user/decideGrant': typeof decideGrant;
  readonly 'user/diffVerfyCode': typeof diffVerfyCode;
  readonly 'user/endSession': typeof endSession;
  readonly 'user/exportAccountLists': typeof userExportAccountLists;
  readonly 'user/fetchAccount': typeof fetchAccount;
  readonly 'user/fetchAssignments': typeof fetchAssignments;
  readonly 'user/fetchExpertFile': typeof fetchExpertFile;
  readonly 'user/fetchExpertInfo': typeof fetchExpertInfo;
  readonly 'user/fetchFactor': typeof fetchFactor;
  readonly 'user/fetchGrants': typeof fetchGrants;
  readonly 'user/fetchOwnAccount': typeof fetchOwnAccount;
  readonly 'user/fetchPaymentInfo': typeof fetchPaymentInfo;
  readonly 'user/fetchPhone': typeof fetchPhone;
  readonly 'user/fetchSessions': typeof fetchSessions;
  readonly 'user/fetchUnitQr': typeof fetchUnitQr;
  readonly 'user/fetchUserById': typeof fetchUserById;
  readonly 'user/fetchVerfyCode': typeof fetchVerfyCode;
  readonly 'user/getCategoryList': typeof getCategoryList;
  readonly 'user/getComTypeCategoryList': typeof getComTypeCategoryList;
  readonly 'user/getContact': typeof getContact;
  readonly 'user/getExpertInfo': typeof getExpertInfo;
  readonly 'user/getExpertList': typeof getExpertList;
  readonly 'user/getList': typeof getList;
  readonly 'user/info': typeof info;
  readonly 'user/infos': typeof infos;
  readonly 'user/login': typeof login;
  readonly 'user/logout': typeof logout;
  readonly 'user/queryName': typeof queryName;
  readonly 'user/register': typeof register;
  readonly 'user/removeExpertFile': typeof removeExpertFile;
  readonly 'user/removeFactor': typeof removeFactor;
  readonly 'user/requestGrant': typeof requestGrant;
  readonly 'user/resetFactor': typeof resetFactor;
  readonly 'user/resetInitPwd': typeof resetInitPwd;
  readonly 'user/resetPassword': typeof resetPassword;
  readonly 'user/sendGroupSms': typeof sendGroupSms;
  readonly 'user/setAssignments': typeof setAssignments;
  readonly 'user/setExpert': typeof setExpert;
  readonly 'user/setRateStatus': typeof setRateStatus;
  readonly 'user/setStatus': typeof setStatus;
  readonly 'user/startFactor': typeof startFactor;
  readonly 'user/updateExpertInfo': typeof updateExpertInfo;
  readonly 'user/updatePaymentInfo': typeof updatePaymentInfo;
  readonly 'user/updateUser': typeof updateUser;
  readonly 'user/uploadExpertFile': typeof uploadExpertFile;
  readonly 'user/uploadUnitQr': typeof uploadUnitQr;
};

/** Every call of the product. */
export const contract: Contract = {
  'candidate/changeErasure': changeErasure,
  'candidate/changePassword': candidateChangePassword,
  'candidate/decideErasure': decideErasure,
  'candidate/exportAccountLists': candidateExportAccountLists,
  'candidate/exportCandidateLists': exportCandidateLists,
  'candidate/exportOwnData': exportOwnData,
  'candidate/fetchAccountById': fetchAccountById,
  'candidate/fetchAccountLists': fetchAccountLists,
  'candidate/fetchCandidateLists': fetchCandidateLists,
  'candidate/fetchErasure': fetchErasure,
  'candidate/fetchErasureLists': fetchErasureLists,
  'candidate/fetchHistory': fetchHistory,
  'candidate/findPeople': findPeople,
  'candidate/setAccountStatus': setAccountStatus,
  'candidate/signIn': signIn,
  'candidate/signInByCode': signInByCode,
  'candidate/signOut': signOut,
  'certificate/changeCertificate': changeCertificate,
  'certificate/changeRegistryPack': changeRegistryPack,
  'certificate/chooseRegistryResults': chooseRegistryResults,
  'certificate/exportCertificateLists': exportCertificateLists,
  'certificate/exportRegistryPack': exportRegistryPack,
  'certificate/exportTeacherLists': exportTeacherLists,
  'certificate/fetchBadge': fetchBadge,
  'certificate/fetchCertificateById': fetchCertificateById,
  'certificate/fetchCertificateLists': fetchCertificateLists,
  'certificate/fetchCertificatePdf': fetchCertificatePdf,
  'certificate/fetchKeys': fetchKeys,
  'certificate/fetchOwnCertificates': fetchOwnCertificates,
  'certificate/fetchOwnTeacherCertificates': fetchOwnTeacherCertificates,
  'certificate/fetchRegistryPacks': fetchRegistryPacks,
  'certificate/fetchTeacherLists': fetchTeacherLists,
  'certificate/issueCertificates': issueCertificates,
  'certificate/packRegistry': packRegistry,
  'certificate/prepareCertificates': prepareCertificates,
  'certificate/prepareTeachers': prepareTeachers,
  'certificate/previewRegistryAnswer': previewRegistryAnswer,
  'certificate/replaceCertificate': replaceCertificate,
  'certificate/returnRegistry': returnRegistry,
  'certificate/undoAcceptance': undoAcceptance,
  'certificate/verifyCertificate': verifyCertificate,
  'class/addClassRecommend': addClassRecommend,
  'class/checkClass': checkClass,
  'class/checkClassIdCard': checkClassIdCard,
  'class/checkClassPhone': checkClassPhone,
  'class/createClass': createClass,
  'class/decideConflicts': decideConflicts,
  'class/diffClassVerfyCode': diffClassVerfyCode,
  'class/drawBack': drawBack,
  'class/drawOk': drawOk,
  'class/dropClassStep': dropClassStep,
  'class/enrollClass': enrollClass,
  'class/exportClassLists': exportClassLists,
  'class/exportReportLists': exportReportLists,
  'class/fetchClassById': fetchClassById,
  'class/fetchClassFile': fetchClassFile,
  'class/fetchClassLists': fetchClassLists,
  'class/fetchClassRecommendList': fetchClassRecommendList,
  'class/fetchClassRecommendLists': fetchClassRecommendLists,
  'class/fetchClassRestRcommendList': fetchClassRestRcommendList,
  'class/fetchClassStep': fetchClassStep,
  'class/fetchClassVerfyCode': fetchClassVerfyCode,
  'class/fetchContacts': fetchContacts,
  'class/fetchDossier': fetchDossier,
  'class/fetchDossierFile': fetchDossierFile,
  'class/fetchEnrollListsByPhone': fetchEnrollListsByPhone,
  'class/fetchExports': fetchClassExports,
  'class/fetchOpenClasses': fetchOpenClasses,
  'class/fetchReportLists': fetchReportLists,
  'class/fetchSeats': classFetchSeats,
  'class/fetchTimeline': fetchTimeline,
  'class/fetchToDo': fetchToDo,
  'class/handOverClass': handOverClass,
  'class/isUniqueComRecommender': isUniqueComRecommender,
  'class/keepQuotas': keepQuotas,
  'class/moveDeadline': moveDeadline,
  'class/queryComOwner': queryComOwner,
  'class/removeClassFile': removeClassFile,
  'class/returnQuotas': returnQuotas,
  'class/saveClassDraft': saveClassDraft,
  'class/saveContacts': saveContacts,
  'class/setClassStatus': setClassStatus,
  'class/setWaitingList': setWaitingList,
  'class/startClassDraft': startClassDraft,
  'class/startDossier': startDossier,
  'class/updataClass': updataClass,
  'class/updateEnrollByPhone': updateEnrollByPhone,
  'class/updateReport': updateReport,
  'class/updateReportOnline': updateReportOnline,
  'class/uploadClassFile': uploadClassFile,
  'course/exportAttendance': exportAttendance,
  'course/exportLessonLists': exportLessonLists,
  'course/fetchAttendance': fetchAttendance,
  'course/fetchLessonById': fetchLessonById,
  'course/fetchLessonLists': fetchLessonLists,
  'course/fetchLessonPlan': fetchLessonPlan,
  'course/fetchOwnLessons': fetchOwnLessons,
  'course/markAttendance': markAttendance,
  'course/printLesson': printLesson,
  'course/removeLesson': removeLesson,
  'course/saveLesson': saveLesson,
  'course/signLesson': signLesson,
  'demo/fetchOutbox': fetchOutbox,
  'enrolment/addEnrolment': addEnrolment,
  'enrolment/approveMet': approveMet,
  'enrolment/checkImport': checkImport,
  'enrolment/decideImport': decideImport,
  'enrolment/dropDraft': dropDraft,
  'enrolment/editEnrolment': editEnrolment,
  'enrolment/exportDoubtfulLists': exportDoubtfulLists,
  'enrolment/exportEnrolmentLists': exportEnrolmentLists,
  'enrolment/fetchDocument': fetchDocument,
  'enrolment/fetchDoubtfulLists': fetchDoubtfulLists,
  'enrolment/fetchDraft': fetchDraft,
  'enrolment/fetchEnrolmentById': fetchEnrolmentById,
  'enrolment/fetchEnrolmentLists': fetchEnrolmentLists,
  'enrolment/fetchImport': fetchImport,
  'enrolment/fetchImportSheet': fetchImportSheet,
  'enrolment/fetchMoveTargets': fetchMoveTargets,
  'enrolment/fetchOwnFile': fetchOwnFile,
  'enrolment/fetchPhoto': fetchPhoto,
  'enrolment/fetchReviewJob': fetchReviewJob,
  'enrolment/findSamePerson': findSamePerson,
  'enrolment/judgeDocument': judgeDocument,
  'enrolment/moveEnrolment': moveEnrolment,
  'enrolment/openReview': openReview,
  'enrolment/previewImport': previewImport,
  'enrolment/refuseMany': refuseMany,
  'enrolment/removeDocument': removeDocument,
  'enrolment/revealEnrolment': revealEnrolment,
  'enrolment/reviewEnrolment': reviewEnrolment,
  'enrolment/saveDraft': saveDraft,
  'enrolment/startImport': startImport,
  'enrolment/startReviewJob': startReviewJob,
  'enrolment/stopReviewJob': stopReviewJob,
  'enrolment/takeBackDecision': takeBackDecision,
  'enrolment/uploadDocument': uploadDocument,
  'enrolment/uploadImportPhotos': uploadImportPhotos,
  'enrolment/uploadPart': uploadPart,
  'enrolment/uploadPhoto': uploadPhoto,
  'exam/addRooms': addRooms,
  'exam/addSittings': addSittings,
  'exam/exportSittingLists': exportSittingLists,
  'exam/fetchBusy': fetchBusy,
  'exam/fetchExamPlan': fetchExamPlan,
  'exam/fetchPapers': fetchPapers,
  'exam/fetchPapersFile': fetchPapersFile,
  'exam/fetchRoomSheet': fetchRoomSheet,
  'exam/fetchSittingById': fetchSittingById,
  'exam/fetchSittingLists': fetchSittingLists,
  'exam/markSitting': markSitting,
  'exam/printSitting': printSitting,
  'exam/readRoomSheet': readRoomSheet,
  'exam/removeRoom': removeRoom,
  'exam/removeSitting': removeSitting,
  'exam/saveRoom': saveRoom,
  'exam/saveSitting': saveSitting,
  'exam/shiftSittings': shiftSittings,
  'exam/startPapers': startPapers,
  'log/awaitChanges': awaitChanges,
  'log/fetchExports': fetchExports,
  'log/reportError': reportError,
  'note/fetchNotes': fetchNotes,
  'note/fetchVersions': fetchVersions,
  'note/pinNote': pinNote,
  'note/removeNote': removeNote,
  'note/restoreNote': restoreNote,
  'note/saveNote': saveNote,
  'payment/approveRefunds': approveRefunds,
  'payment/checkGroupPayment': checkGroupPayment,
  'payment/checkOwnPayment': checkOwnPayment,
  'payment/checkPayment': checkPayment,
  'payment/checkPayments': checkPayments,
  'payment/countBankLines': countBankLines,
  'payment/decideInvoice': decideInvoice,
  'payment/decideInvoiceSheet': decideInvoiceSheet,
  'payment/declareGroupPayment': declareGroupPayment,
  'payment/declarePayment': declarePayment,
  'payment/exportAllInvoices': exportAllInvoices,
  'payment/exportAllPayments': exportAllPayments,
  'payment/exportInvoiceLists': exportInvoiceLists,
  'payment/exportPaymentLists': exportPaymentLists,
  'payment/exportReceiptLists': exportReceiptLists,
  'payment/exportSettlement': exportSettlement,
  'payment/exportSettlementTotals': exportSettlementTotals,
  'payment/exportWaitingInvoices': exportWaitingInvoices,
  'payment/fetchAllInvoices': fetchAllInvoices,
  'payment/fetchAllPayments': fetchAllPayments,
  'payment/fetchAllUnpaid': fetchAllUnpaid,
  'payment/fetchBankLines': fetchBankLines,
  'payment/fetchGathering': fetchGathering,
  'payment/fetchInvoiceById': fetchInvoiceById,
  'payment/fetchInvoiceFile': fetchInvoiceFile,
  'payment/fetchInvoiceLists': fetchInvoiceLists,
  'payment/fetchInvoiceSheet': fetchInvoiceSheet,
  'payment/fetchInvoiceTitles': fetchInvoiceTitles,
  'payment/fetchOtherFees': fetchOtherFees,
  'payment/fetchOwnPayments': fetchOwnPayments,
  'payment/fetchPayables': fetchPayables,
  'payment/fetchPayeeQr': fetchPayeeQr,
  'payment/fetchPaymentById': fetchPaymentById,
  'payment/fetchPaymentLists': fetchPaymentLists,
  'payment/fetchProof': fetchProof,
  'payment/fetchReceiptLists': fetchReceiptLists,
  'payment/fetchReceiptPdf': fetchReceiptPdf,
  'payment/fetchSettlement': fetchSettlement,
  'payment/fetchSettlementEntries': fetchSettlementEntries,
  'payment/fetchSettlementRules': fetchSettlementRules,
  'payment/fetchUnpaid': fetchUnpaid,
  'payment/importStatement': importStatement,
  'payment/issueInvoice': issueInvoice,
  'payment/keepBankLines': keepBankLines,
  'payment/matchBankLine': matchBankLine,
  'payment/matchSureBankLines': matchSureBankLines,
  'payment/previewSettlement': previewSettlement,
  'payment/previewStatement': previewStatement,
  'payment/removeInvoiceTitle': removeInvoiceTitle,
  'payment/requestInvoice': requestInvoice,
  'payment/revealBuyer': revealBuyer,
  'payment/revealPayer': revealPayer,
  'payment/saveGathering': saveGathering,
  'payment/saveSettlementRule': saveSettlementRule,
  'payment/setBankLinesAside': setBankLinesAside,
  'payment/startGroupPayment': startGroupPayment,
  'payment/startInvoiceSheet': startInvoiceSheet,
  'payment/startPayment': startPayment,
  'payment/undoBankBatch': undoBankBatch,
  'payment/undoBankMatch': undoBankMatch,
  'payment/uploadInvoicePapers': uploadInvoicePapers,
  'payment/uploadProof': uploadProof,
  'payment/withdrawSettlementRule': withdrawSettlementRule,
  'promotion/countVisit': countVisit,
  'promotion/exportLinkLists': exportLinkLists,
  'promotion/fetchArticleById': fetchArticleById,
  'promotion/fetchArticleFile': fetchArticleFile,
  'promotion/fetchArticles': fetchArticles,
  'promotion/fetchLinkLists': fetchLinkLists,
  'promotion/pinArticle': pinArticle,
  'promotion/removeArticle': removeArticle,
  'promotion/removeArticleFile': removeArticleFile,
  'promotion/saveArticle': saveArticle,
  'promotion/setArticleStatus': setArticleStatus,
  'promotion/uploadArticleFile': uploadArticleFile,
  'score/acknowledgeDoubts': acknowledgeDoubts,
  'score/confirmAbsences': confirmAbsences,
  'score/decideAmendment': decideAmendment,
  'score/decideRecheck': decideRecheck,
  'score/decideScore': decideScore,
  'score/exportScoreLists': exportScoreLists,
  'score/exportScoreStatistics': exportScoreStatistics,
  'score/fetchAbsences': fetchAbsences,
  'score/fetchScoreById': fetchScoreById,
  'score/fetchScoreImports': fetchScoreImports,
  'score/fetchScoreLists': fetchScoreLists,
  'score/fetchScoreSheet': fetchScoreSheet,
  'score/fetchScoreStatistics': fetchScoreStatistics,
  'score/freezeScores': freezeScores,
  'score/importScores': importScores,
  'score/previewScoreImport': previewScoreImport,
  'score/proposeAmendment': proposeAmendment,
  'score/publishScores': publishScores,
  'score/requestRecheck': requestRecheck,
  'score/saveScores': saveScores,
  'score/undoScoreImport': undoScoreImport,
  'score/withdrawAbsences': withdrawAbsences,
  'sms/checkTopUp': checkTopUp,
  'sms/decideMailing': decideMailing,
  'sms/exportMessages': exportMessages,
  'sms/exportTopUps': exportTopUps,
  'sms/fetchMailings': fetchMailings,
  'sms/fetchMessages': fetchMessages,
  'sms/fetchOptOuts': fetchOptOuts,
  'sms/fetchRecipients': fetchRecipients,
  'sms/fetchSmsCredit': fetchSmsCredit,
  'sms/fetchTemplates': fetchTemplates,
  'sms/previewGroupSms': previewGroupSms,
  'sms/resendFailed': resendFailed,
  'sms/saveOptOut': saveOptOut,
  'sms/saveSmsAlarm': saveSmsAlarm,
  'sms/sendSample': sendSample,
  'sms/startTopUp': startTopUp,
  'study/exportCourseLists': exportCourseLists,
  'study/exportLearners': exportLearners,
  'study/exportStudyUnitLists': exportStudyUnitLists,
  'study/fetchCourseById': fetchCourseById,
  'study/fetchCourseLists': fetchCourseLists,
  'study/fetchCourseStats': fetchCourseStats,
  'study/fetchLearners': fetchLearners,
  'study/fetchOwnCourses': fetchOwnCourses,
  'study/fetchOwnStudyFile': fetchOwnStudyFile,
  'study/fetchQuestions': fetchQuestions,
  'study/fetchStudyFile': fetchStudyFile,
  'study/fetchStudyUnit': fetchStudyUnit,
  'study/fetchStudyUnitLists': fetchStudyUnitLists,
  'study/fetchStudyUnitStats': fetchStudyUnitStats,
  'study/fetchUnitFigures': fetchUnitFigures,
  'study/keepLearning': keepLearning,
  'study/moveCourse': moveCourse,
  'study/moveStudyUnit': moveStudyUnit,
  'study/openStudyUnit': openStudyUnit,
  'study/removeCourse': removeCourse,
  'study/removeStudyUnit': removeStudyUnit,
  'study/saveCourse': saveCourse,
  'study/saveQuestions': saveQuestions,
  'study/saveStudyUnit': saveStudyUnit,
  'study/sendQuiz': sendQuiz,
  'study/setCourseStatus': setCourseStatus,
  'study/setStudyGate': setStudyGate,
  'study/startQuiz': startQuiz,
  'study/uploadStudyFile': uploadStudyFile,
  'ticket/acceptArrangement': acceptArrangement,
  'ticket/clearSeats': clearSeats,
  'ticket/compareArrangements': compareArrangements,
  'ticket/decideDayMove': decideDayMove,
  'ticket/exportTicketLists': exportTicketLists,
  'ticket/fetchArrangements': fetchArrangements,
  'ticket/fetchDayMoves': fetchDayMoves,
  'ticket/fetchDoorKit': fetchDoorKit,
  'ticket/fetchDoorPhotos': fetchDoorPhotos,
  'ticket/fetchOwnTickets': fetchOwnTickets,
  'ticket/fetchPrint': fetchPrint,
  'ticket/fetchPrintFile': fetchPrintFile,
  'ticket/fetchSeats': ticketFetchSeats,
  'ticket/fetchTicketById': fetchTicketById,
  'ticket/fetchTicketLists': fetchTicketLists,
  'ticket/fetchTicketPdf': fetchTicketPdf,
  'ticket/moveOnDay': moveOnDay,
  'ticket/moveSeat': moveSeat,
  'ticket/previewArrangement': previewArrangement,
  'ticket/setArrangementStatus': setArrangementStatus,
  'ticket/startPrint': startPrint,
  'ticket/voidTicket': voidTicket,
  'user/changePassword': userChangePassword,
  'user/checkComZuzhi': checkComZuzhi,
  'user/checkIdCard': checkIdCard,
  'user/checkInitPwd': checkInitPwd,
  'user/confirmFactor': confirmFactor,
  'user/createFirstAdmin': createFirstAdmin,
  'user/createUser': createUser,
  'user/decideGrant': decideGrant,
  'user/diffVerfyCode': diffVerfyCode,
  'user/endSession': endSession,
  'user/exportAccountLists': userExportAccountLists,
  'user/fetchAccount': fetchAccount,
  'user/fetchAssignments': fetchAssignments,
  'user/fetchExpertFile': fetchExpertFile,
  'user/fetchExpertInfo': fetchExpertInfo,
  'user/fetchFactor': fetchFactor,
  'user/fetchGrants': fetchGrants,
  'user/fetchOwnAccount': fetchOwnAccount,
  'user/fetchPaymentInfo': fetchPaymentInfo,
  'user/fetchPhone': fetchPhone,
  'user/fetchSessions': fetchSessions,
  'user/fetchUnitQr': fetchUnitQr,
  'user/fetchUserById': fetchUserById,
  'user/fetchVerfyCode': fetchVerfyCode,
  'user/getCategoryList': getCategoryList,
  'user/getComTypeCategoryList': getComTypeCategoryList,
  'user/getContact': getContact,
  'user/getExpertInfo': getExpertInfo,
  'user/getExpertList': getExpertList,
  'user/getList': getList,
  'user/info': info,
  'user/infos': infos,
  'user/login': login,
  'user/logout': logout,
  'user/queryName': queryName,
  'user/register': register,
  'user/removeExpertFile': removeExpertFile,
  'user/removeFactor': removeFactor,
  'user/requestGrant': requestGrant,
  'user/resetFactor': resetFactor,
  'user/resetInitPwd': resetInitPwd,
  'user/resetPassword': resetPassword,
  'user/sendGroupSms': sendGroupSms,
  'user/setAssignments': setAssignments,
  'user/setExpert': setExpert,
  'user/setRateStatus': setRateStatus,
  'user/setStatus': setStatus,
  'user/startFactor': startFactor,
  'user/updateExpertInfo': updateExpertInfo,
  'user/updatePaymentInfo': updatePaymentInfo,
  'user/updateUser': updateUser,
  'user/uploadExpertFile': uploadExpertFile,
  'user/uploadUnitQr': uploadUnitQr,
};

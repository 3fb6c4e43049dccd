// Made by `npm run docs` from the files beside it: a call is added, changed and removed in its own file.
// `updataClass`, `VerfyCode`, `RestRcommend`, `checkComZuzhi` and their kin are spelled so because the
// specification names them so on the wire, where a name that is put right is another name.
import { createUser } from './accounts/create-user.js';
import { fetchExpertFile } from './accounts/experts/fetch-expert-file.js';
import { fetchExpertInfo } from './accounts/experts/fetch-expert-info.js';
import { getExpertInfo } from './accounts/experts/get-expert-info.js';
import { getExpertList } from './accounts/experts/get-expert-list.js';
import { removeExpertFile } from './accounts/experts/remove-expert-file.js';
import { setExpert } from './accounts/experts/set-expert.js';
import { setRateStatus } from './accounts/experts/set-rate-status.js';
import { updateExpertInfo } from './accounts/experts/update-expert-info.js';
import { uploadExpertFile } from './accounts/experts/upload-expert-file.js';
import { fetchAssignments } from './accounts/fetch-assignments.js';
import { fetchPhone } from './accounts/fetch-phone.js';
import { fetchUserById } from './accounts/fetch-user-by-id.js';
import { decideGrant } from './accounts/grant/decide-grant.js';
import { fetchGrants } from './accounts/grant/fetch-grants.js';
import { requestGrant } from './accounts/grant/request-grant.js';
import { exportAccountLists as userExportAccountLists } from './accounts/lists/export-account-lists.js';
import { getList } from './accounts/lists/get-list.js';
import { infos } from './accounts/lists/infos.js';
import { changePassword as userChangePassword } from './accounts/own-account/change-password.js';
import { checkInitPwd } from './accounts/own-account/check-init-pwd.js';
import { fetchOwnAccount } from './accounts/own-account/fetch-own-account.js';
import { fetchSessions } from './accounts/own-account/fetch-sessions.js';
import { changePassword as candidateChangePassword } from './accounts/registration/change-password.js';
import { checkIdCard } from './accounts/registration/check-id-card.js';
import { getContact } from './accounts/registration/get-contact.js';
import { queryName } from './accounts/registration/query-name.js';
import { register } from './accounts/registration/register.js';
import { signIn } from './accounts/registration/sign-in.js';
import { signInByCode } from './accounts/registration/sign-in-by-code.js';
import { signOut } from './accounts/registration/sign-out.js';
import { resetInitPwd } from './accounts/reset-init-pwd.js';
import { setAssignments } from './accounts/set-assignments.js';
import { setStatus } from './accounts/set-status.js';
import { confirmFactor } from './accounts/sign-in/confirm-factor.js';
import { createFirstAdmin } from './accounts/sign-in/create-first-admin.js';
import { diffVerfyCode } from './accounts/sign-in/diff-verfy-code.js';
import { endSession } from './accounts/sign-in/end-session.js';
import { fetchAccount } from './accounts/sign-in/fetch-account.js';
import { fetchFactor } from './accounts/sign-in/fetch-factor.js';
import { fetchVerfyCode } from './accounts/sign-in/fetch-verfy-code.js';
import { info } from './accounts/sign-in/info.js';
import { login } from './accounts/sign-in/login.js';
import { logout } from './accounts/sign-in/logout.js';
import { removeFactor } from './accounts/sign-in/remove-factor.js';
import { resetFactor } from './accounts/sign-in/reset-factor.js';
import { resetPassword } from './accounts/sign-in/reset-password.js';
import { startFactor } from './accounts/sign-in/start-factor.js';
import { checkComZuzhi } from './accounts/units/check-com-zuzhi.js';
import { fetchUnitQr } from './accounts/units/fetch-unit-qr.js';
import { getCategoryList } from './accounts/units/get-category-list.js';
import { getComTypeCategoryList } from './accounts/units/get-com-type-category-list.js';
import { uploadUnitQr } from './accounts/units/upload-unit-qr.js';
import { updateUser } from './accounts/update-user.js';
import { changeCertificate } from './certificates/change-certificate.js';
import { exportCertificateLists } from './certificates/export-certificate-lists.js';
import { fetchBadge } from './certificates/fetch-badge.js';
import { fetchCertificateById } from './certificates/fetch-certificate-by-id.js';
import { fetchCertificateLists } from './certificates/fetch-certificate-lists.js';
import { fetchCertificatePdf } from './certificates/fetch-certificate-pdf.js';
import { fetchKeys } from './certificates/fetch-keys.js';
import { fetchOwnCertificates } from './certificates/fetch-own-certificates.js';
import { issueCertificates } from './certificates/issue-certificates.js';
import { prepareCertificates } from './certificates/prepare-certificates.js';
import { changeRegistryPack } from './certificates/registry/change-registry-pack.js';
import { chooseRegistryResults } from './certificates/registry/choose-registry-results.js';
import { exportRegistryPack } from './certificates/registry/export-registry-pack.js';
import { fetchRegistryPacks } from './certificates/registry/fetch-registry-packs.js';
import { packRegistry } from './certificates/registry/pack-registry.js';
import { previewRegistryAnswer } from './certificates/registry/preview-registry-answer.js';
import { returnRegistry } from './certificates/registry/return-registry.js';
import { undoAcceptance } from './certificates/registry/undo-acceptance.js';
import { replaceCertificate } from './certificates/replace-certificate.js';
import { exportTeacherLists } from './certificates/teachers/export-teacher-lists.js';
import { fetchOwnTeacherCertificates } from './certificates/teachers/fetch-own-teacher-certificates.js';
import { fetchTeacherLists } from './certificates/teachers/fetch-teacher-lists.js';
import { prepareTeachers } from './certificates/teachers/prepare-teachers.js';
import { verifyCertificate } from './certificates/verify-certificate.js';
import { dropClassStep } from './class/drop-class-step.js';
import { checkClass } from './class/edit/check-class.js';
import { createClass } from './class/edit/create-class.js';
import { saveClassDraft } from './class/edit/save-class-draft.js';
import { startClassDraft } from './class/edit/start-class-draft.js';
import { updataClass } from './class/edit/updata-class.js';
import { fetchClassById } from './class/fetch-class-by-id.js';
import { fetchClassPage } from './class/fetch-class-page.js';
import { fetchClassStep } from './class/fetch-class-step.js';
import { fetchContacts } from './class/fetch-contacts.js';
import { fetchTimeline } from './class/fetch-timeline.js';
import { fetchClassFile } from './class/files/fetch-class-file.js';
import { removeClassFile } from './class/files/remove-class-file.js';
import { uploadClassFile } from './class/files/upload-class-file.js';
import { handOverClass } from './class/hand-over-class.js';
import { exportClassLists } from './class/lists/export-class-lists.js';
import { fetchClassLists } from './class/lists/fetch-class-lists.js';
import { fetchOpenClasses } from './class/lists/fetch-open-classes.js';
import { fetchToDo } from './class/lists/fetch-to-do.js';
import { queryComOwner } from './class/lists/query-com-owner.js';
import { moveDeadline } from './class/move-deadline.js';
import { saveContacts } from './class/save-contacts.js';
import { setClassStatus } from './class/set-class-status.js';
import { setWaitingList } from './class/set-waiting-list.js';
import { addClassRecommend } from './class/units/add-class-recommend.js';
import { fetchClassRecommendList } from './class/units/fetch-class-recommend-list.js';
import { fetchClassRecommendLists } from './class/units/fetch-class-recommend-lists.js';
import { fetchClassRestRcommendList } from './class/units/fetch-class-rest-rcommend-list.js';
import { isUniqueComRecommender } from './class/units/is-unique-com-recommender.js';
import { fetchOutbox } from './demo/fetch-outbox.js';
import { fetchDossier } from './dossier/fetch-dossier.js';
import { fetchDossierFile } from './dossier/fetch-dossier-file.js';
import { startDossier } from './dossier/start-dossier.js';
import { addEnrolment } from './enrolment/add-enrolment.js';
import { exportAccountLists as candidateExportAccountLists } from './enrolment/candidates/export-account-lists.js';
import { exportCandidateLists } from './enrolment/candidates/export-candidate-lists.js';
import { fetchAccountById } from './enrolment/candidates/fetch-account-by-id.js';
import { fetchAccountLists } from './enrolment/candidates/fetch-account-lists.js';
import { fetchCandidateLists } from './enrolment/candidates/fetch-candidate-lists.js';
import { fetchHistory } from './enrolment/candidates/fetch-history.js';
import { findPeople } from './enrolment/candidates/find-people.js';
import { setAccountStatus } from './enrolment/candidates/set-account-status.js';
import { exportDoubtfulLists } from './enrolment/doubtful/export-doubtful-lists.js';
import { fetchDoubtfulLists } from './enrolment/doubtful/fetch-doubtful-lists.js';
import { findSamePerson } from './enrolment/doubtful/find-same-person.js';
import { dropDraft } from './enrolment/draft/drop-draft.js';
import { fetchDraft } from './enrolment/draft/fetch-draft.js';
import { saveDraft } from './enrolment/draft/save-draft.js';
import { changeErasure } from './enrolment/erasure/change-erasure.js';
import { decideErasure } from './enrolment/erasure/decide-erasure.js';
import { fetchErasure } from './enrolment/erasure/fetch-erasure.js';
import { fetchErasureLists } from './enrolment/erasure/fetch-erasure-lists.js';
import { exportEnrolmentLists } from './enrolment/export-enrolment-lists.js';
import { exportOwnData } from './enrolment/export-own-data.js';
import { fetchEnrolmentLists } from './enrolment/fetch-enrolment-lists.js';
import { fetchMoveTargets } from './enrolment/fetch-move-targets.js';
import { fetchDocument } from './enrolment/files/fetch-document.js';
import { fetchOwnFile } from './enrolment/files/fetch-own-file.js';
import { fetchPhoto } from './enrolment/files/fetch-photo.js';
import { removeDocument } from './enrolment/files/remove-document.js';
import { uploadDocument } from './enrolment/files/upload-document.js';
import { uploadPart } from './enrolment/files/upload-part.js';
import { uploadPhoto } from './enrolment/files/upload-photo.js';
import { checkImport } from './enrolment/import/check-import.js';
import { decideImport } from './enrolment/import/decide-import.js';
import { fetchImport } from './enrolment/import/fetch-import.js';
import { fetchImportSheet } from './enrolment/import/fetch-import-sheet.js';
import { previewImport } from './enrolment/import/preview-import.js';
import { startImport } from './enrolment/import/start-import.js';
import { uploadImportPhotos } from './enrolment/import/upload-import-photos.js';
import { keepQuotas } from './enrolment/keep-quotas.js';
import { approveMet } from './enrolment/many/approve-met.js';
import { fetchMendLatest } from './enrolment/many/fetch-mend-latest.js';
import { fetchReviewJob } from './enrolment/many/fetch-review-job.js';
import { refuseMany } from './enrolment/many/refuse-many.js';
import { startReviewJob } from './enrolment/many/start-review-job.js';
import { stopReviewJob } from './enrolment/many/stop-review-job.js';
import { moveEnrolment } from './enrolment/move-enrolment.js';
import { returnQuotas } from './enrolment/return-quotas.js';
import { revealEnrolment } from './enrolment/reveal-enrolment.js';
import { editEnrolment } from './enrolment/review/edit-enrolment.js';
import { fetchEnrolmentById } from './enrolment/review/fetch-enrolment-by-id.js';
import { judgeDocument } from './enrolment/review/judge-document.js';
import { openReview } from './enrolment/review/open-review.js';
import { reviewEnrolment } from './enrolment/review/review-enrolment.js';
import { checkClassIdCard } from './enrolment/site/check-class-id-card.js';
import { checkClassPhone } from './enrolment/site/check-class-phone.js';
import { diffClassVerfyCode } from './enrolment/site/diff-class-verfy-code.js';
import { enrollClass } from './enrolment/site/enroll-class.js';
import { fetchClassVerfyCode } from './enrolment/site/fetch-class-verfy-code.js';
import { fetchEnrollListsByPhone } from './enrolment/site/fetch-enroll-lists-by-phone.js';
import { fetchSeats as classFetchSeats } from './enrolment/site/fetch-seats.js';
import { updateEnrollByPhone } from './enrolment/site/update-enroll-by-phone.js';
import { takeBackDecision } from './enrolment/take-back-decision.js';
import { decideConflicts } from './exam/check-in/decide-conflicts.js';
import { exportReportLists } from './exam/check-in/export-report-lists.js';
import { fetchReportLists } from './exam/check-in/fetch-report-lists.js';
import { updateReport } from './exam/check-in/update-report.js';
import { updateReportOnline } from './exam/check-in/update-report-online.js';
import { fetchPapers } from './exam/papers/fetch-papers.js';
import { fetchPapersFile } from './exam/papers/fetch-papers-file.js';
import { startPapers } from './exam/papers/start-papers.js';
import { addRooms } from './exam/rooms/add-rooms.js';
import { fetchRoomSheet } from './exam/rooms/fetch-room-sheet.js';
import { readRoomSheet } from './exam/rooms/read-room-sheet.js';
import { removeRoom } from './exam/rooms/remove-room.js';
import { saveRoom } from './exam/rooms/save-room.js';
import { addSittings } from './exam/sittings/add-sittings.js';
import { dealInvigilators } from './exam/sittings/deal-invigilators.js';
import { exportSittingLists } from './exam/sittings/export-sitting-lists.js';
import { fetchBusy } from './exam/sittings/fetch-busy.js';
import { fetchExamPlan } from './exam/sittings/fetch-exam-plan.js';
import { fetchSittingById } from './exam/sittings/fetch-sitting-by-id.js';
import { fetchSittingLists } from './exam/sittings/fetch-sitting-lists.js';
import { markSitting } from './exam/sittings/mark-sitting.js';
import { printSitting } from './exam/sittings/print-sitting.js';
import { removeSitting } from './exam/sittings/remove-sitting.js';
import { saveInvigilators } from './exam/sittings/save-invigilators.js';
import { saveSitting } from './exam/sittings/save-sitting.js';
import { shiftSittings } from './exam/sittings/shift-sittings.js';
import { acceptArrangement } from './exam/tickets/accept-arrangement.js';
import { clearSeats } from './exam/tickets/clear-seats.js';
import { compareArrangements } from './exam/tickets/compare-arrangements.js';
import { decideDayMove } from './exam/tickets/decide-day-move.js';
import { exportTicketLists } from './exam/tickets/export-ticket-lists.js';
import { fetchArrangements } from './exam/tickets/fetch-arrangements.js';
import { fetchDayMoves } from './exam/tickets/fetch-day-moves.js';
import { fetchDoorKit } from './exam/tickets/fetch-door-kit.js';
import { fetchDoorPhotos } from './exam/tickets/fetch-door-photos.js';
import { fetchOwnTickets } from './exam/tickets/fetch-own-tickets.js';
import { fetchPrint } from './exam/tickets/fetch-print.js';
import { fetchPrintFile } from './exam/tickets/fetch-print-file.js';
import { fetchSeats as ticketFetchSeats } from './exam/tickets/fetch-seats.js';
import { fetchTicketById } from './exam/tickets/fetch-ticket-by-id.js';
import { fetchTicketLists } from './exam/tickets/fetch-ticket-lists.js';
import { fetchTicketPdf } from './exam/tickets/fetch-ticket-pdf.js';
import { fetchUnseated } from './exam/tickets/fetch-unseated.js';
import { moveOnDay } from './exam/tickets/move-on-day.js';
import { moveSeat } from './exam/tickets/move-seat.js';
import { previewArrangement } from './exam/tickets/preview-arrangement.js';
import { previewDayMove } from './exam/tickets/preview-day-move.js';
import { setArrangementStatus } from './exam/tickets/set-arrangement-status.js';
import { startPrint } from './exam/tickets/start-print.js';
import { voidTicket } from './exam/tickets/void-ticket.js';
import { awaitChanges } from './log/await-changes.js';
import { fetchClassExports } from './log/exports/fetch-class-exports.js';
import { fetchExports } from './log/exports/fetch-exports.js';
import { reportError } from './log/report-error.js';
import { checkTopUp } from './messaging/credit/check-top-up.js';
import { exportTopUps } from './messaging/credit/export-top-ups.js';
import { fetchSmsCredit } from './messaging/credit/fetch-sms-credit.js';
import { saveSmsAlarm } from './messaging/credit/save-sms-alarm.js';
import { startTopUp } from './messaging/credit/start-top-up.js';
import { exportMessages } from './messaging/export-messages.js';
import { fetchMessages } from './messaging/fetch-messages.js';
import { fetchOptOuts } from './messaging/fetch-opt-outs.js';
import { fetchTemplates } from './messaging/fetch-templates.js';
import { decideMailing } from './messaging/mailings/decide-mailing.js';
import { fetchMailings } from './messaging/mailings/fetch-mailings.js';
import { fetchRecipients } from './messaging/mailings/fetch-recipients.js';
import { previewGroupSms } from './messaging/mailings/preview-group-sms.js';
import { resendFailed } from './messaging/mailings/resend-failed.js';
import { sendGroupSms } from './messaging/mailings/send-group-sms.js';
import { saveOptOut } from './messaging/save-opt-out.js';
import { sendSample } from './messaging/send-sample.js';
import { drawBack } from './money/draw-back.js';
import { drawOk } from './money/draw-ok.js';
import { decideInvoice } from './money/invoices/decide-invoice.js';
import { decideInvoiceSheet } from './money/invoices/decide-invoice-sheet.js';
import { exportAllInvoices } from './money/invoices/export-all-invoices.js';
import { exportInvoiceLists } from './money/invoices/export-invoice-lists.js';
import { exportWaitingInvoices } from './money/invoices/export-waiting-invoices.js';
import { fetchAllInvoices } from './money/invoices/fetch-all-invoices.js';
import { fetchInvoiceById } from './money/invoices/fetch-invoice-by-id.js';
import { fetchInvoiceFile } from './money/invoices/fetch-invoice-file.js';
import { fetchInvoiceLists } from './money/invoices/fetch-invoice-lists.js';
import { fetchInvoiceSheet } from './money/invoices/fetch-invoice-sheet.js';
import { fetchInvoiceTitles } from './money/invoices/fetch-invoice-titles.js';
import { fetchUninvoiced } from './money/invoices/fetch-uninvoiced.js';
import { issueInvoice } from './money/invoices/issue-invoice.js';
import { removeInvoiceTitle } from './money/invoices/remove-invoice-title.js';
import { requestInvoice } from './money/invoices/request-invoice.js';
import { requestOwnInvoices } from './money/invoices/request-own-invoices.js';
import { revealBuyer } from './money/invoices/reveal-buyer.js';
import { startInvoiceSheet } from './money/invoices/start-invoice-sheet.js';
import { uploadInvoicePapers } from './money/invoices/upload-invoice-papers.js';
import { fetchPaymentInfo } from './money/payee/fetch-payment-info.js';
import { updatePaymentInfo } from './money/payee/update-payment-info.js';
import { approveRefunds } from './money/payments/approve-refunds.js';
import { checkGroupPayment } from './money/payments/check-group-payment.js';
import { checkOwnPayment } from './money/payments/check-own-payment.js';
import { checkPayment } from './money/payments/check-payment.js';
import { checkPayments } from './money/payments/check-payments.js';
import { declareGroupPayment } from './money/payments/declare-group-payment.js';
import { declarePayment } from './money/payments/declare-payment.js';
import { exportAllPayments } from './money/payments/export-all-payments.js';
import { exportPaymentLists } from './money/payments/export-payment-lists.js';
import { exportReceiptLists } from './money/payments/export-receipt-lists.js';
import { fetchAllPayments } from './money/payments/fetch-all-payments.js';
import { fetchAllUnpaid } from './money/payments/fetch-all-unpaid.js';
import { fetchGathering } from './money/payments/fetch-gathering.js';
import { fetchOwnPayments } from './money/payments/fetch-own-payments.js';
import { fetchPayables } from './money/payments/fetch-payables.js';
import { fetchPayeeQr } from './money/payments/fetch-payee-qr.js';
import { fetchPaymentById } from './money/payments/fetch-payment-by-id.js';
import { fetchPaymentLists } from './money/payments/fetch-payment-lists.js';
import { fetchProof } from './money/payments/fetch-proof.js';
import { fetchReceiptLists } from './money/payments/fetch-receipt-lists.js';
import { fetchReceiptPdf } from './money/payments/fetch-receipt-pdf.js';
import { fetchUnpaid } from './money/payments/fetch-unpaid.js';
import { fetchUnpaidGroups } from './money/payments/fetch-unpaid-groups.js';
import { revealPayer } from './money/payments/reveal-payer.js';
import { saveGathering } from './money/payments/save-gathering.js';
import { startGroupPayment } from './money/payments/start-group-payment.js';
import { startPayment } from './money/payments/start-payment.js';
import { uploadProof } from './money/payments/upload-proof.js';
import { exportSettlement } from './money/settlement/export-settlement.js';
import { exportSettlementTotals } from './money/settlement/export-settlement-totals.js';
import { fetchSettlement } from './money/settlement/fetch-settlement.js';
import { fetchSettlementEntries } from './money/settlement/fetch-settlement-entries.js';
import { fetchSettlementRules } from './money/settlement/fetch-settlement-rules.js';
import { previewSettlement } from './money/settlement/preview-settlement.js';
import { saveSettlementRule } from './money/settlement/save-settlement-rule.js';
import { withdrawSettlementRule } from './money/settlement/withdraw-settlement-rule.js';
import { countBankLines } from './money/statement/count-bank-lines.js';
import { fetchBankBatches } from './money/statement/fetch-bank-batches.js';
import { fetchBankLines } from './money/statement/fetch-bank-lines.js';
import { fetchOtherFees } from './money/statement/fetch-other-fees.js';
import { importStatement } from './money/statement/import-statement.js';
import { keepBankLines } from './money/statement/keep-bank-lines.js';
import { matchBankLine } from './money/statement/match-bank-line.js';
import { matchSureBankLines } from './money/statement/match-sure-bank-lines.js';
import { previewStatement } from './money/statement/preview-statement.js';
import { returnBankLine } from './money/statement/return-bank-line.js';
import { setBankLinesAside } from './money/statement/set-bank-lines-aside.js';
import { undoBankBatch } from './money/statement/undo-bank-batch.js';
import { undoBankMatch } from './money/statement/undo-bank-match.js';
import { fetchNotes } from './notes/fetch-notes.js';
import { fetchVersions } from './notes/fetch-versions.js';
import { pinNote } from './notes/pin-note.js';
import { removeNote } from './notes/remove-note.js';
import { restoreNote } from './notes/restore-note.js';
import { saveNote } from './notes/save-note.js';
import { fetchArticleById } from './promotion/articles/fetch-article-by-id.js';
import { fetchArticles } from './promotion/articles/fetch-articles.js';
import { pinArticle } from './promotion/articles/pin-article.js';
import { removeArticle } from './promotion/articles/remove-article.js';
import { saveArticle } from './promotion/articles/save-article.js';
import { setArticleStatus } from './promotion/articles/set-article-status.js';
import { countVisit } from './promotion/count-visit.js';
import { exportLinkLists } from './promotion/export-link-lists.js';
import { fetchLinkLists } from './promotion/fetch-link-lists.js';
import { fetchArticleFile } from './promotion/files/fetch-article-file.js';
import { removeArticleFile } from './promotion/files/remove-article-file.js';
import { uploadArticleFile } from './promotion/files/upload-article-file.js';
import { acknowledgeDoubts } from './scores/absence/acknowledge-doubts.js';
import { confirmAbsences } from './scores/absence/confirm-absences.js';
import { fetchAbsences } from './scores/absence/fetch-absences.js';
import { withdrawAbsences } from './scores/absence/withdraw-absences.js';
import { decideAmendment } from './scores/decide-amendment.js';
import { decideRecheck } from './scores/decide-recheck.js';
import { decideScore } from './scores/decide-score.js';
import { exportScoreLists } from './scores/export-score-lists.js';
import { exportScoreStatistics } from './scores/export-score-statistics.js';
import { fetchScoreById } from './scores/fetch-score-by-id.js';
import { fetchScoreLists } from './scores/fetch-score-lists.js';
import { fetchScoreStatistics } from './scores/fetch-score-statistics.js';
import { freezeScores } from './scores/freeze-scores.js';
import { fetchScoreImports } from './scores/import/fetch-score-imports.js';
import { fetchScoreSheet } from './scores/import/fetch-score-sheet.js';
import { importScores } from './scores/import/import-scores.js';
import { previewScoreImport } from './scores/import/preview-score-import.js';
import { undoScoreImport } from './scores/import/undo-score-import.js';
import { proposeAmendment } from './scores/propose-amendment.js';
import { publishScores } from './scores/publish-scores.js';
import { requestRecheck } from './scores/request-recheck.js';
import { saveScores } from './scores/save-scores.js';
import { exportCourseLists } from './study/courses/export-course-lists.js';
import { fetchCourseById } from './study/courses/fetch-course-by-id.js';
import { fetchCourseLists } from './study/courses/fetch-course-lists.js';
import { moveCourse } from './study/courses/move-course.js';
import { removeCourse } from './study/courses/remove-course.js';
import { saveCourse } from './study/courses/save-course.js';
import { setCourseStatus } from './study/courses/set-course-status.js';
import { setStudyGate } from './study/courses/set-study-gate.js';
import { fetchStudyFile } from './study/fetch-study-file.js';
import { fetchOwnCourses } from './study/learning/fetch-own-courses.js';
import { fetchOwnStudyFile } from './study/learning/fetch-own-study-file.js';
import { keepLearning } from './study/learning/keep-learning.js';
import { openStudyUnit } from './study/learning/open-study-unit.js';
import { exportAttendance } from './study/lessons/export-attendance.js';
import { exportLessonLists } from './study/lessons/export-lesson-lists.js';
import { fetchAttendance } from './study/lessons/fetch-attendance.js';
import { fetchLessonById } from './study/lessons/fetch-lesson-by-id.js';
import { fetchLessonLists } from './study/lessons/fetch-lesson-lists.js';
import { fetchLessonPlan } from './study/lessons/fetch-lesson-plan.js';
import { fetchOwnLessons } from './study/lessons/fetch-own-lessons.js';
import { markAttendance } from './study/lessons/mark-attendance.js';
import { printLesson } from './study/lessons/print-lesson.js';
import { removeLesson } from './study/lessons/remove-lesson.js';
import { saveLesson } from './study/lessons/save-lesson.js';
import { signLesson } from './study/lessons/sign-lesson.js';
import { fetchQuestions } from './study/quiz/fetch-questions.js';
import { saveQuestions } from './study/quiz/save-questions.js';
import { sendQuiz } from './study/quiz/send-quiz.js';
import { startQuiz } from './study/quiz/start-quiz.js';
import { exportLearners } from './study/statistics/export-learners.js';
import { fetchCourseStats } from './study/statistics/fetch-course-stats.js';
import { fetchLearners } from './study/statistics/fetch-learners.js';
import { fetchStudyUnitStats } from './study/statistics/fetch-study-unit-stats.js';
import { fetchUnitFigures } from './study/statistics/fetch-unit-figures.js';
import { exportStudyUnitLists } from './study/units/export-study-unit-lists.js';
import { fetchStudyUnit } from './study/units/fetch-study-unit.js';
import { fetchStudyUnitLists } from './study/units/fetch-study-unit-lists.js';
import { moveStudyUnit } from './study/units/move-study-unit.js';
import { removeStudyUnit } from './study/units/remove-study-unit.js';
import { saveStudyUnit } from './study/units/save-study-unit.js';
import { uploadStudyFile } from './study/upload-study-file.js';

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
  readonly 'class/fetchClassPage': typeof fetchClassPage;
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
  readonly 'enrolment/fetchMendLatest': typeof fetchMendLatest;
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
  readonly 'exam/dealInvigilators': typeof dealInvigilators;
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
  readonly 'exam/saveInvigilators': typeof saveInvigilators;
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
  readonly 'payment/fetchBankBatches': typeof fetchBankBatches;
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
  readonly 'payment/fetchUninvoiced': typeof fetchUninvoiced;
  readonly 'payment/fetchUnpaid': typeof fetchUnpaid;
  readonly 'payment/fetchUnpaidGroups': typeof fetchUnpaidGroups;
  readonly 'payment/importStatement': typeof importStatement;
  readonly 'payment/issueInvoice': typeof issueInvoice;
  readonly 'payment/keepBankLines': typeof keepBankLines;
  readonly 'payment/matchBankLine': typeof matchBankLine;
  readonly 'payment/matchSureBankLines': typeof matchSureBankLines;
  readonly 'payment/previewSettlement': typeof previewSettlement;
  readonly 'payment/previewStatement': typeof previewStatement;
  readonly 'payment/removeInvoiceTitle': typeof removeInvoiceTitle;
  readonly 'payment/requestInvoice': typeof requestInvoice;
  readonly 'payment/requestOwnInvoices': typeof requestOwnInvoices;
  readonly 'payment/returnBankLine': typeof returnBankLine;
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
  readonly 'ticket/fetchUnseated': typeof fetchUnseated;
  readonly 'ticket/moveOnDay': typeof moveOnDay;
  readonly 'ticket/moveSeat': typeof moveSeat;
  readonly 'ticket/previewArrangement': typeof previewArrangement;
  readonly 'ticket/previewDayMove': typeof previewDayMove;
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
  'class/fetchClassPage': fetchClassPage,
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
  'enrolment/fetchMendLatest': fetchMendLatest,
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
  'exam/dealInvigilators': dealInvigilators,
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
  'exam/saveInvigilators': saveInvigilators,
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
  'payment/fetchBankBatches': fetchBankBatches,
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
  'payment/fetchUninvoiced': fetchUninvoiced,
  'payment/fetchUnpaid': fetchUnpaid,
  'payment/fetchUnpaidGroups': fetchUnpaidGroups,
  'payment/importStatement': importStatement,
  'payment/issueInvoice': issueInvoice,
  'payment/keepBankLines': keepBankLines,
  'payment/matchBankLine': matchBankLine,
  'payment/matchSureBankLines': matchSureBankLines,
  'payment/previewSettlement': previewSettlement,
  'payment/previewStatement': previewStatement,
  'payment/removeInvoiceTitle': removeInvoiceTitle,
  'payment/requestInvoice': requestInvoice,
  'payment/requestOwnInvoices': requestOwnInvoices,
  'payment/returnBankLine': returnBankLine,
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
  'ticket/fetchUnseated': fetchUnseated,
  'ticket/moveOnDay': moveOnDay,
  'ticket/moveSeat': moveSeat,
  'ticket/previewArrangement': previewArrangement,
  'ticket/previewDayMove': previewDayMove,
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

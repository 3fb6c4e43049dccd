export { canTakeRole } from './access/can-take-role.js';
export type { ClassRules, PermissionClasses } from './access/can-use-class.js';
export { canUseClass, classListFor } from './access/can-use-class.js';
export { canUseRoute, type RouteRules, usableRoles } from './access/can-use-route.js';
export { guidanceRoles } from './access/guidance-roles.js';
export { heldRoles, type RoleHolder } from './access/held-roles.js';
export { type GuidanceViewer, offeredRoles } from './access/offered-roles.js';
export { isRole, type Role, roles } from './access/roles.js';
export { type RoleBearer, rolesHere } from './access/roles-here.js';
export { routeAccess } from './access/route-access.js';
export { type RouteTitle, titleFor } from './access/title-for.js';
export { type MenuItem, type MenuViewer, visibleMenu } from './access/visible-menu.js';
export * from './admission/index.js';
export * from './candidate/index.js';
export { type ChangeKind, changeKindOf, changeKinds } from './changes/change-kinds.js';
export * from './choices/index.js';
export * from './codes/index.js';
export { accentPresets } from './colour/accent-presets.js';
export { type AccentColours, type AccentScale, accentScale } from './colour/accent-scale.js';
export { contrastRatio } from './colour/contrast-ratio.js';
export * from './days/index.js';
export { acceptsDossier } from './dossier/accepts-dossier.js';
export { type DossierFacts, type DossierGap, dossierGaps, gapsOf } from './dossier/dossier-gaps.js';
export { type ExportKind, exportKinds } from './dossier/export-kinds.js';
export * from './exam/index.js';
export { codePointName } from './format/code-point-name.js';
export { compactNumber } from './format/compact-number.js';
export { type DocumentReason, introduceDocuments, joinDocumentReasons } from './format/document-reasons.js';
export { type DateTimeOptions, formatDateTime } from './format/format-date-time.js';
export { hasPersonalPart } from './format/has-personal-part.js';
export { lastMoment } from './format/last-moment.js';
export { maskAccountNumber, maskIdCard, maskName, maskPhone } from './format/mask.js';
export { type MomentInput, parseMoment } from './format/parse-moment.js';
export { parseResidentId } from './format/parse-resident-id.js';
export { percent } from './format/percent.js';
export { round1, round2 } from './format/round.js';
export { scrub } from './format/scrub.js';
export { smsSegments } from './format/sms-segments.js';
export { telOf } from './format/tel-of.js';
export { type Elapsed, timeAgo } from './format/time-ago.js';
export { timeZoneName } from './format/time-zone-name.js';
export { createTranslator, type MessageArguments, type Translator } from './i18n/create-translator.js';
export { languageNames } from './i18n/language-names.js';
export { isLanguage, type Language, languages, languageTag } from './i18n/languages.js';
export { type OfferedLanguages, pickLanguage } from './i18n/pick-language.js';
export { importLimits } from './import-limits.js';
export { lastPage } from './last-page.js';
export { acceptsLessonMarks, acceptsLessons } from './lessons/accepts-lessons.js';
export { type LessonTimes, lessonFault } from './lessons/lesson-fault.js';
export { lessonLimits } from './lessons/lesson-limits.js';
export type { LessonMark } from './lessons/lesson-marks.js';
export { asksWhyMarkChanges, isLessonOpen, lessonMarks, markOnArrival } from './lessons/lesson-marks.js';
export { type LessonState, lessonState, lessonStates } from './lessons/lesson-state.js';
export { type AccountEvent, type AccountStatus, accountLifecycle } from './lifecycle/account-lifecycle.js';
export { type AmendmentStatus, amendmentLifecycle } from './lifecycle/amendment-lifecycle.js';
export { type ArticleEvent, type ArticleStatus, articleLifecycle } from './lifecycle/article-lifecycle.js';
export {
  acceptsReviewEvent,
  type ClassWrite,
  classAccepts,
  classWrites,
  hasResults,
  isClassOver,
  isExamAhead,
  mayGiveUpPlace,
  statesWithResults,
  type WriteRule,
  writeRule,
} from './lifecycle/asked/class-writes.js';
export type { ErasureFacts, ErasureFate } from './lifecycle/asked/erasure-fate.js';
export { erasureFate, erasureFates, obstructsErasure } from './lifecycle/asked/erasure-fate.js';
export { leadsToEnrolment } from './lifecycle/asked/leads-to-enrolment.js';
export { organisers } from './lifecycle/asked/organisers.js';
export { type WorkInClass, waitingStates, waitingWork, workInClass } from './lifecycle/asked/waiting-work.js';
export type { CertificateEvent, CertificateStatus } from './lifecycle/certificate-lifecycle.js';
export { certificateLifecycle } from './lifecycle/certificate-lifecycle.js';
export type { CheckInEvent, CheckInStatus } from './lifecycle/check-in-lifecycle.js';
export {
  acceptsCheckIns,
  acceptsLateCheckIns,
  changesAttendance,
  checkInLifecycle,
} from './lifecycle/check-in-lifecycle.js';
export { checkLifecycle } from './lifecycle/check-lifecycle.js';
export { type ClassEvent, type ClassStatus, classLifecycle } from './lifecycle/class-lifecycle.js';
export { type CourseEvent, type CourseStatus, courseLifecycle } from './lifecycle/course-lifecycle.js';
export { type ErasureEvent, type ErasureStatus, erasureLifecycle } from './lifecycle/erasure-lifecycle.js';
export { type GrantEvent, type GrantStatus, grantLifecycle } from './lifecycle/grant-lifecycle.js';
export { type ImportEvent, type ImportStatus, importLifecycle } from './lifecycle/import-lifecycle.js';
export type { InvoiceEvent, InvoiceStatus } from './lifecycle/invoice-lifecycle.js';
export { invoiceLifecycle, isLiveInvoice } from './lifecycle/invoice-lifecycle.js';
export type { Actor } from './lifecycle/machine/actor.js';
export { aloneFrom, type ClassDates, type MomentRules } from './lifecycle/machine/alone-from.js';
export type {
  Lifecycle,
  LifecycleTable,
  Transition,
  TransitionRow,
} from './lifecycle/machine/define-lifecycle.js';
export { defineLifecycle } from './lifecycle/machine/define-lifecycle.js';
export { type AvailableEvent, eventsFrom } from './lifecycle/machine/events-from.js';
export {
  type OpenMatter,
  openBefore,
  openMatters,
  type WorkMatter,
  workMatters,
} from './lifecycle/machine/open-before.js';
export { type TransitionRequest, type TransitionResult, transition } from './lifecycle/machine/transition.js';
export { type WalkedStep, walk } from './lifecycle/machine/walk.js';
export { type MailingEvent, type MailingStatus, mailingLifecycle } from './lifecycle/mailing-lifecycle.js';
export { type PaymentEvent, type PaymentStatus, paymentLifecycle } from './lifecycle/payment-lifecycle.js';
export { type RecheckStatus, recheckLifecycle } from './lifecycle/recheck-lifecycle.js';
export { type RefundEvent, type RefundStatus, refundLifecycle } from './lifecycle/refund-lifecycle.js';
export type { RegistryEvent, RegistryStatus } from './lifecycle/registry-lifecycle.js';
export { registryLifecycle } from './lifecycle/registry-lifecycle.js';
export type { ReviewEvent, ReviewStatus } from './lifecycle/review-lifecycle.js';
export { holdsSeat, reviewLifecycle } from './lifecycle/review-lifecycle.js';
export type { ScoreEvent, ScoreStatus } from './lifecycle/score-lifecycle.js';
export { isOpenScore, scoreLifecycle } from './lifecycle/score-lifecycle.js';
export { type SmsEvent, type SmsStatus, smsLifecycle } from './lifecycle/sms-lifecycle.js';
export { type TicketEvent, type TicketStatus, ticketLifecycle } from './lifecycle/ticket-lifecycle.js';
export { type TopUpEvent, type TopUpStatus, topUpLifecycle } from './lifecycle/top-up-lifecycle.js';
export * as limits from './limits.js';
export * from './money/index.js';
export { type BreadcrumbStep, breadcrumb } from './navigation/breadcrumb.js';
export type { Decision, NavigationContext, NavigationLocation } from './navigation/decide-navigation.js';
export { decideNavigation, loginPathFor } from './navigation/decide-navigation.js';
export { defineRoutes, type PlacedRoute, type RouteTable } from './navigation/define-routes.js';
export { homeOf } from './navigation/first-open-route.js';
export { isPhone } from './navigation/is-phone.js';
export { litRoute } from './navigation/lit-route.js';
export { matchRoute, type RouteMatch } from './navigation/match-route.js';
export { pageTitle } from './navigation/page-title.js';
export type { RouteIds, RouteMeta, RouteRecord } from './navigation/route-record.js';
export { safeRedirect } from './navigation/safe-redirect.js';
export { normaliseCreditCode } from './normalise/normalise-credit-code.js';
export { idCardKey, normaliseIdCard } from './normalise/normalise-id-card.js';
export { normalisePhone } from './normalise/normalise-phone.js';
export { normaliseScan } from './normalise/normalise-scan.js';
export { normaliseUsername } from './normalise/normalise-username.js';
export { partsOf } from './parts-of.js';
export * from './pictures/index.js';
export { checkProgramme, type ProgrammeCheck } from './programme/check-programme.js';
export { defaultProgramme } from './programme/default-programme.js';
export { endOfNumber } from './programme/end-of-number.js';
export { fillText, placeholdersOf } from './programme/fill-text.js';
export { besideNumbers, findNumbers, wholeNumber } from './programme/find-numbers.js';
export { formatSerial } from './programme/format-serial.js';
export {
  defaultGroupSms,
  type GroupSms,
  type SmsAudience,
  type SmsPlaceholder,
  type SmsRules,
  type SmsTemplate,
  type SmsType,
  smsAudiences,
  smsPlaceholders,
  smsTypes,
} from './programme/group-sms.js';
export { isIdOfType } from './programme/is-id-of-type.js';
export { isQuietAt } from './programme/is-quiet-at.js';
export type { Localised, Programme, ProgrammeEntry, ProgrammeLevel } from './programme/programme.js';
export type { ComTypeCategory, UnitCategories } from './programme/unit-categories.js';
export { defaultUnitCategories } from './programme/unit-categories.js';
export { checkRegistryRules } from './registry/check-registry-rules.js';
export { defaultRegistry } from './registry/default-registry.js';
export { registryLine } from './registry/registry-line.js';
export type {
  AnswerMeaning,
  RegistryColumn,
  RegistryFact,
  RegistryRules,
} from './registry/registry-rules.js';
export { answerMeanings, registryLimits } from './registry/registry-rules.js';
export {
  type ActiveClass,
  type ActiveClassEvent,
  type ActiveClassState,
  activeClassOf,
  activeClassReducer,
  initialActiveClass,
  readActiveClass,
} from './session/active-class.js';
export type { ProfileFailure, Session, SessionEvent } from './session/session.js';
export { initialSession, sessionReducer } from './session/session.js';
export type { SessionProfile } from './session/session-profile.js';
export {
  defaultSettings,
  type ShellSettings,
  shellParts,
  shellSizes,
  shellThemes,
} from './settings/default-settings.js';
export * from './standing/index.js';
export * from './study/index.js';
export {
  cachedPaths,
  initialVisitedTags,
  readTags,
  type VisitedTag,
  type VisitedTags,
  type VisitedTagsEvent,
  viewKey,
  visitedTagsReducer,
} from './tabs/visited-tags.js';
export * from './time/index.js';
export { uploadPartBytes } from './upload-part-bytes.js';
export * from './validate/index.js';

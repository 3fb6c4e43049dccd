export {
  type ClassRules,
  canUseClass,
  classListFor,
  type PermissionClasses,
} from './access/can-use-class.js';
export { canUseRoute, type RouteRules } from './access/can-use-route.js';
export { canTakeRole, effectiveRoles } from './access/effective-roles.js';
export { isRole, type Role, roles } from './access/roles.js';
export { type RouteTitle, titleFor } from './access/title-for.js';
export { type MenuItem, type MenuViewer, visibleMenu } from './access/visible-menu.js';
export { accentPresets } from './colour/accent-presets.js';
export { type AccentColours, type AccentScale, accentScale } from './colour/accent-scale.js';
export { contrastRatio } from './colour/contrast-ratio.js';
export { compactNumber } from './format/compact-number.js';
export { type DateTimeOptions, formatDateTime } from './format/format-date-time.js';
export { maskAccountNumber, maskIdCard, maskName, maskPhone } from './format/mask.js';
export { type MomentInput, parseMoment } from './format/parse-moment.js';
export { parseResidentId } from './format/parse-resident-id.js';
export { percent } from './format/percent.js';
export { round1, round2 } from './format/round.js';
export { scrub } from './format/scrub.js';
export { type Elapsed, timeAgo } from './format/time-ago.js';
export { createTranslator, type MessageArguments, type Translator } from './i18n/create-translator.js';
export { languageNames } from './i18n/language-names.js';
export { isLanguage, type Language, languages, languageTag } from './i18n/languages.js';
export { type OfferedLanguages, pickLanguage } from './i18n/pick-language.js';
export { type AccountEvent, type AccountStatus, accountLifecycle } from './lifecycle/account-lifecycle.js';
export type { Actor } from './lifecycle/actor.js';
export { checkLifecycle } from './lifecycle/check-lifecycle.js';
export { type ClassEvent, type ClassStatus, classLifecycle } from './lifecycle/class-lifecycle.js';
export {
  defineLifecycle,
  type Lifecycle,
  type LifecycleTable,
  type Transition,
  type TransitionRow,
} from './lifecycle/define-lifecycle.js';
export { type AvailableEvent, eventsFrom } from './lifecycle/events-from.js';
export { type ReviewEvent, type ReviewStatus, reviewLifecycle } from './lifecycle/review-lifecycle.js';
export { type TransitionRequest, type TransitionResult, transition } from './lifecycle/transition.js';
export { limits, mobileBelowPx } from './limits.js';
export { addCents } from './money/add-cents.js';
export { formatCents } from './money/format-cents.js';
export { splitShares } from './money/split-shares.js';
export { type BreadcrumbStep, breadcrumb } from './navigation/breadcrumb.js';
export {
  type Decision,
  decideNavigation,
  loginPathFor,
  type NavigationContext,
  type NavigationLocation,
} from './navigation/decide-navigation.js';
export { defineRoutes, type PlacedRoute, type RouteTable } from './navigation/define-routes.js';
export { homeOf } from './navigation/first-open-route.js';
export { litRoute } from './navigation/lit-route.js';
export { matchRoute, type RouteMatch } from './navigation/match-route.js';
export { pageTitle } from './navigation/page-title.js';
export type { RouteIds, RouteMeta, RouteRecord } from './navigation/route-record.js';
export { safeRedirect } from './navigation/safe-redirect.js';
export { normaliseCreditCode } from './normalise/normalise-credit-code.js';
export { idCardKey, normaliseIdCard } from './normalise/normalise-id-card.js';
export { normalisePhone } from './normalise/normalise-phone.js';
export { normaliseUsername } from './normalise/normalise-username.js';
export { checkProgramme, type ProgrammeCheck } from './programme/check-programme.js';
export { defaultProgramme } from './programme/default-programme.js';
export { formatSerial } from './programme/format-serial.js';
export { isIdOfType } from './programme/is-id-of-type.js';
export type { IdType, Localised, Programme, ProgrammeEntry, ProgrammeLevel } from './programme/programme.js';
export {
  type ComTypeCategory,
  defaultUnitCategories,
  type UnitCategories,
} from './programme/unit-categories.js';
export {
  type ActiveClass,
  type ActiveClassEvent,
  type ActiveClassState,
  activeClassOf,
  activeClassReducer,
  initialActiveClass,
  readActiveClass,
} from './session/active-class.js';
export {
  initialSession,
  type ProfileFailure,
  type Session,
  type SessionEvent,
  sessionReducer,
} from './session/session.js';
export type { SessionProfile } from './session/session-profile.js';
export { defaultSettings, type ShellSettings } from './settings/default-settings.js';
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
export { isAccountName } from './validate/is-account-name.js';
export { type CreditCodeOptions, isCreditCode } from './validate/is-credit-code.js';
export { type EmailOptions, isEmail } from './validate/is-email.js';
export { isHongKongId } from './validate/is-hong-kong-id.js';
export { type IdCardOptions, type IdCardRegion, isIdCard } from './validate/is-id-card.js';
export { isMacauId, type MacauIdOptions } from './validate/is-macau-id.js';
export { isMobile, type MobileOptions } from './validate/is-mobile.js';
export { isPassword, type PasswordOptions } from './validate/is-password.js';
export { isPersonName } from './validate/is-person-name.js';
export { isResidentId, type ResidentIdOptions } from './validate/is-resident-id.js';
export { isTaiwanId, type TaiwanIdOptions } from './validate/is-taiwan-id.js';
export { isUrlLike } from './validate/is-url-like.js';

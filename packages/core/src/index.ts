export {
  type ClassRules,
  canUseClass,
  classListFor,
  type PermissionClasses,
} from './access/can-use-class.js';
export { canUseRoute, type RouteRules } from './access/can-use-route.js';
export { canTakeRole, effectiveRoles } from './access/effective-roles.js';
export { isRole, type Role, roles } from './access/roles.js';
export { maskIdCard, maskName, maskPhone } from './format/mask.js';
export { createTranslator, type MessageArguments, type Translator } from './i18n/create-translator.js';
export { type Language, languages, pickLanguage } from './i18n/pick-language.js';
export { type ClassEvent, type ClassStatus, classLifecycle } from './lifecycle/class-lifecycle.js';
export {
  type Actor,
  defineLifecycle,
  type Lifecycle,
  type Requirement,
  type Transition,
} from './lifecycle/lifecycle.js';
export { type ReviewEvent, type ReviewStatus, reviewLifecycle } from './lifecycle/review-lifecycle.js';
export { eventsFrom, type TransitionResult, transition } from './lifecycle/transition.js';
export { limits } from './limits.js';
export { normaliseCreditCode } from './normalise/normalise-credit-code.js';
export { normaliseIdCard } from './normalise/normalise-id-card.js';
export { normalisePhone } from './normalise/normalise-phone.js';
export { normaliseUsername } from './normalise/normalise-username.js';
export type { Localised, Programme, ProgrammeEntry, ProgrammeLevel } from './programme/programme.js';
export { technologyConsultants } from './programme/technology-consultants.js';
export { isMobile } from './validate/is-mobile.js';
export { isPersonName } from './validate/is-person-name.js';

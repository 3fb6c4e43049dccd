import { defaultProgramme, defineRoutes } from '@skillcert/core';
import { enrolSite, external, group, login, open, page } from './route-kinds.js';

const organisers = ['zky-admin', 'recommend', 'master'] as const;
const staff = [...organisers, 'editor', 'company'] as const;
const experts = ['expert', 'no-active-expert'] as const;
const zky = ['zky-admin'] as const;
const units = ['zky-admin', 'recommend'] as const;

// Class-scoped rules by the list of the session that editor and company need (docs/roles.md).
const signUp = { roles: staff, show_type: 'class', class_type: 'sign_up' } as const;
const signUpUnits = { ...signUp, is_organization: true } as const;
const paidIn = { roles: staff, show_type: 'class', class_type: 'paid_in' } as const;
const onSite = { roles: staff, show_type: 'class' } as const;
const results = { roles: organisers, show_type: 'class', is_organization: true } as const;

/**
 * THE table: every route of the specification. Router, menu, guard, breadcrumb and page title read it and nothing
 * else.
 */
export const routes = defineRoutes([
  login('login', '/login'),
  login('login-recommend', '/login/recommend'),
  login('login-editor', '/login/editor'),
  login('login-expert', '/login/expert'),
  open('setup', '/setup', 'route.setup'),
  open('forgot', '/forgot', 'route.forgot'),
  open('auth-redirect', '/auth-redirect', 'route.auth_redirect'),
  { ...open('redirect', '/redirect/{path*}', 'route.redirect'), passes_on: true },
  enrolSite('enroll', '/enroll', 'route.enroll'),
  enrolSite('enroll-create', '/enroll/create', 'route.enroll_create'),
  enrolSite('enroll-modify-list', '/enroll/modify-list', 'route.enroll_modify_list'),
  enrolSite('register', '/register', 'route.register'),
  enrolSite('sign-in', '/sign-in', 'route.sign_in'),
  open('not-found', '/404', 'route.not_found'),
  open('unauthorised', '/401', 'route.unauthorised'),
  page('home', '/', { title: 'route.dashboard', hidden: true, roles: [...staff, ...experts] }),
  page('dashboard', '/index', { title: 'route.dashboard', icon: 'house', affix: true, roles: staff }),
  page('declare', '/declare/index', { title: 'route.declare', icon: 'file-pen', roles: units }),
  page('class-lists', '/class/lists', { title: 'route.class', icon: 'calendar', roles: staff }),
  group('profile', '/profile', { title: 'route.profile', icon: 'user' }, [
    page('profile-index', '/profile/index', { title: 'route.profile_index', roles: staff }),
    page('profile-expert', '/profile/expert', { title: 'route.profile_expert', roles: experts }),
  ]),
  page('gathering', '/gathering/info', { title: 'route.gathering', icon: 'wallet', ...paidIn }),
  page('jclass', '/jclass/recommend', {
    title: 'route.jclass',
    icon: 'building',
    roles: organisers,
    show_type: 'class',
    joint_class: true,
  }),
  group('user', '/user', { title: 'route.user', icon: 'users' }, [
    page('user-recommend', '/user/recommend', { title: 'route.user_recommend', roles: zky }),
    page('user-editor', '/user/editor', { title: 'route.user_editor', roles: units }),
    page('user-expert', '/user/expert', { title: 'route.user_expert', roles: zky }),
  ]),
  group(
    'applicants',
    '/applicants',
    { title: 'route.applicants', staff_title: 'route.applicants_of_staff', icon: 'clipboard-check' },
    [
      page('applicants-lists', '/applicants/applicants-lists', {
        title: 'route.applicants_lists',
        staff_title: 'route.applicants_check',
        staff_type: 'check',
        ...signUpUnits,
      }),
      page('applicants-undetermined', '/applicants/applicants-undetermined', {
        title: 'route.applicants_undetermined',
        ...signUpUnits,
      }),
      page('applicants-receipts', '/applicants/receipt-lists', {
        title: 'route.applicants_receipts',
        ...paidIn,
      }),
      page('applicants-payments', '/applicants/payment/payment-lists', {
        title: 'route.applicants_payments',
        ...paidIn,
      }),
      page('applicants-invoices', '/applicants/payment/invoice-lists', {
        title: 'route.applicants_invoices',
        ...paidIn,
      }),
    ],
  ),
  page('applicants-all', '/applicants-all/applicants-lists', {
    title: 'route.applicants_all',
    icon: 'contact',
    roles: zky,
  }),
  group('payment', '/payment', { title: 'route.payment', icon: 'coins' }, [
    page('payment-lists', '/payment/payment-lists', { title: 'route.payment_lists', roles: zky }),
    page('payment-invoices', '/payment/invoice-lists', { title: 'route.payment_invoices', roles: zky }),
    page('payment-setting', '/payment/payment-setting', { title: 'route.payment_setting', roles: zky }),
    page('payment-summary', '/payment/payment-summary', { title: 'route.payment_summary', roles: zky }),
  ]),
  page('ticket', '/ticket/lists', { title: 'route.ticket', icon: 'ticket', ...onSite }),
  page('report', '/report/lists', {
    title: 'route.report',
    hidden: true,
    activeMenu: '/ticket/lists',
    ...onSite,
  }),
  group('study', '/study', { title: 'route.study', icon: 'book-open' }, [
    page('study-index', '/study/index', { title: 'route.study_index', ...signUpUnits }),
    page('study-course', '/study/index/{cid}', {
      title: 'route.study_course',
      hidden: true,
      activeMenu: '/study/index',
      ...signUpUnits,
    }),
    page('study-course-lists', '/study/course-lists', { title: 'route.study_course_lists', ...signUpUnits }),
    page('study-course-stats', '/study/course-stats', { title: 'route.study_course_stats', ...signUpUnits }),
    page('study-unit-lists', '/study/unit-lists', { title: 'route.study_unit_lists', ...signUpUnits }),
    page('study-learn', '/study/learn', {
      title: 'route.study_learn',
      hidden: true,
      noCache: true,
      activeMenu: '/study/index',
      ...signUpUnits,
    }),
    page('study-unit-stats', '/study/unit-stats', { title: 'route.study_unit_stats', ...signUpUnits }),
    page('study-unit-stats-of', '/study/unit-stats/{id}', {
      title: 'route.study_unit_stats',
      hidden: true,
      activeMenu: '/study/unit-stats',
      ...signUpUnits,
    }),
  ]),
  group('course', '/course', { title: 'route.course', icon: 'presentation' }, [
    page('course-lists', '/course/lists', { title: 'route.course_lists', ...onSite }),
    page('course-sign', '/course/sign', { title: 'route.course_sign', ...onSite }),
  ]),
  group('exam', '/exam', { title: 'route.exam', icon: 'file-check' }, [
    page('exam-lists', '/exam/exam-lists', { title: 'route.exam_lists', ...onSite }),
    page('exam-sign-lists', '/exam/sign-lists', { title: 'route.exam_sign_lists', ...onSite }),
    page('exam-cards', '/exam/exam-lists-card', { title: 'route.exam_cards', ...onSite }),
    page('exam-scores', '/exam/score-lists', {
      title: 'route.exam_scores',
      hidden: true,
      activeMenu: '/exam/exam-lists',
      ...results,
    }),
    page('exam-score-statistics', '/exam/score-statistics', {
      title: 'route.exam_score_statistics',
      hidden: true,
      activeMenu: '/exam/exam-lists',
      ...results,
    }),
  ]),
  group('certificate', '/certificate', { title: 'route.certificate', icon: 'award' }, [
    page('certificate-lists', '/certificate/lists', { title: 'route.certificate_lists', ...results }),
    page('certificate-teacher', '/certificate/lists-teacher', {
      title: 'route.certificate_teacher',
      ...results,
    }),
  ]),
  ...external(
    'handbook',
    '/handbook',
    { title: 'route.handbook', icon: 'book-text', roles: staff },
    defaultProgramme.handbook_url,
  ),
  page('promotion', '/promotion/lists', {
    title: 'route.promotion',
    icon: 'megaphone',
    roles: units,
    show_recommend: true,
  }),
  page('contact', '/classes/contact', { title: 'route.contact', icon: 'phone', ...onSite }),
  group('sms', '/sms', { title: 'route.sms', icon: 'message' }, [
    page('sms-index', '/sms/index', { title: 'route.sms_index', ...signUp }),
    page('sms-recharge', '/sms/recharge', { title: 'route.sms_recharge', ...signUp, roles: organisers }),
  ]),
  page('notes', '/notes/index', { title: 'route.notes', icon: 'notebook', roles: staff }),
]);

/** The id of a route. */
export type RouteId = keyof typeof routes.byId;

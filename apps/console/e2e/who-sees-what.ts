/**
 * The routes that each role sees, by points 2 and 6 of the specification, copied by hand. The table of the console
 * (src/routes.ts) is compared with it, and the browser opens each; no expectation comes from the product.
 */
export interface SpecifiedRoute {
  readonly path: string;
  /** Z zky-admin, R recommend, M master, E editor, C company, X expert, N no-active-expert; admin sees every route. */
  readonly roles: string;
  readonly title: string;
  /** The title for everyone but editor and company, if it differs. */
  readonly staff_title?: string;
  readonly scope?: 'class';
  readonly class_type?: 'sign_up' | 'paid_in';
  readonly org?: true;
  readonly joint?: true;
  readonly show_recommend?: true;
  readonly hidden?: true;
  readonly activeMenu?: string;
  readonly noCache?: true;
  readonly affix?: true;
  readonly external?: true;
}

type More = Omit<SpecifiedRoute, 'path' | 'roles' | 'title'>;

const row = (path: string, roles: string, title: string, more: More = {}): SpecifiedRoute => ({
  path,
  roles,
  title: `route.${title}`,
  ...more,
});

const ofClass = { scope: 'class' } as const;
const signUp = { scope: 'class', class_type: 'sign_up' } as const;
const paidIn = { scope: 'class', class_type: 'paid_in' } as const;
const org = { org: true } as const;
const under = (activeMenu: string) => ({ hidden: true, activeMenu }) as const;

/** Every route inside the layout, in the order of the menu. */
export const specifiedRoutes: readonly SpecifiedRoute[] = [
  row('/index', 'ZRMEC', 'dashboard', { affix: true }),
  row('/declare/index', 'ZR', 'declare'),
  row('/class/lists', 'ZRMEC', 'class'),
  row('/profile/index', 'ZRMEC', 'profile_index'),
  row('/profile/expert', 'XN', 'profile_expert'),
  row('/gathering/info', 'ZRMEC', 'gathering', paidIn),
  row('/jclass/recommend', 'ZRM', 'jclass', { ...ofClass, joint: true }),
  row('/user/recommend', 'Z', 'user_recommend'),
  row('/user/editor', 'ZR', 'user_editor'),
  row('/user/expert', 'Z', 'user_expert'),
  row('/applicants/applicants-lists', 'ZRMEC', 'applicants_lists', {
    ...signUp,
    ...org,
    staff_title: 'route.applicants_check',
  }),
  row('/applicants/applicants-undetermined', 'ZRMEC', 'applicants_undetermined', { ...signUp, ...org }),
  row('/applicants/receipt-lists', 'ZRMEC', 'applicants_receipts', paidIn),
  row('/applicants/payment/payment-lists', 'ZRMEC', 'applicants_payments', paidIn),
  row('/applicants/payment/invoice-lists', 'ZRMEC', 'applicants_invoices', paidIn),
  row('/applicants-all/applicants-lists', 'Z', 'applicants_all'),
  row('/payment/payment-lists', 'Z', 'payment_lists'),
  row('/payment/invoice-lists', 'Z', 'payment_invoices'),
  row('/payment/payment-setting', 'Z', 'payment_setting'),
  row('/payment/payment-summary', 'Z', 'payment_summary'),
  row('/ticket/lists', 'ZRMEC', 'ticket', ofClass),
  row('/report/lists', 'ZRMEC', 'report', { ...ofClass, ...under('/ticket/lists') }),
  row('/study/index', 'ZRMEC', 'study_index', { ...signUp, ...org }),
  row('/study/index/{cid}', 'ZRMEC', 'study_course', { ...signUp, ...org, ...under('/study/index') }),
  row('/study/course-lists', 'ZRMEC', 'study_course_lists', { ...signUp, ...org }),
  row('/study/course-stats', 'ZRMEC', 'study_course_stats', { ...signUp, ...org }),
  row('/study/unit-lists', 'ZRMEC', 'study_unit_lists', { ...signUp, ...org }),
  row('/study/learn', 'ZRMEC', 'study_learn', { ...signUp, ...org, ...under('/study/index'), noCache: true }),
  row('/study/unit-stats', 'ZRMEC', 'study_unit_stats', { ...signUp, ...org }),
  row('/study/unit-stats/{id}', 'ZRMEC', 'study_unit_stats', {
    ...signUp,
    ...org,
    ...under('/study/unit-stats'),
  }),
  row('/course/lists', 'ZRMEC', 'course_lists', ofClass),
  row('/course/sign', 'ZRMEC', 'course_sign', ofClass),
  row('/exam/exam-lists', 'ZRMEC', 'exam_lists', ofClass),
  row('/exam/sign-lists', 'ZRMEC', 'exam_sign_lists', ofClass),
  row('/exam/exam-lists-card', 'ZRMEC', 'exam_cards', ofClass),
  row('/exam/score-lists', 'ZRM', 'exam_scores', { ...ofClass, ...org, ...under('/exam/exam-lists') }),
  row('/exam/score-statistics', 'ZRM', 'exam_score_statistics', {
    ...ofClass,
    ...org,
    ...under('/exam/exam-lists'),
  }),
  row('/certificate/lists', 'ZRM', 'certificate_lists', { ...ofClass, ...org }),
  row('/certificate/lists-teacher', 'ZRM', 'certificate_teacher', { ...ofClass, ...org }),
  row('/handbook', 'ZRMEC', 'handbook', { external: true }),
  row('/promotion/lists', 'ZR', 'promotion', { show_recommend: true }),
  row('/classes/contact', 'ZRMEC', 'contact', ofClass),
  row('/sms/index', 'ZRMEC', 'sms_index', signUp),
  row('/sms/recharge', 'ZRM', 'sms_recharge', signUp),
  row('/notes/index', 'ZRMEC', 'notes'),
];

/** The public ones, of this site and of the enrol site. */
export const publicRoutes: readonly string[] = [
  ...['/login', '/login/recommend', '/login/editor', '/login/expert', '/forgot', '/auth-redirect'],
  ...['/redirect/{path*}', '/404', '/401', '/enroll', '/enroll/create', '/enroll/modify-list'],
  ...['/register', '/sign-in'],
];

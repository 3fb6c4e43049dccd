import { type Screen, screen } from './lazy-screen.js';
import type { RouteId } from './routes.js';

// One download for the three: the page lists the files of each in the first one.
const users = () => import('./screens/accounts/users/users-screens.js');

/**
 * The downloads of all screens except the first one. The table travels with the first of them: it names every file
 * of every screen, which sign-in and class list need not pay for.
 */
export const lazyScreens = {
  setup: screen(
    async () => (await import('./screens/accounts/setup/setup-screen.js')).SetupScreen,
    'setup',
    'password',
  ),
  forgot: screen(
    async () => (await import('./screens/accounts/forgot/forgot-screen.js')).ForgotScreen,
    'forgot',
    'password',
    'factor',
  ),
  'auth-redirect': async () => (await import('./screens/status/home-redirect.js')).HomeRedirect,
  'not-found': async () => (await import('./screens/status/not-found-screen.js')).NotFoundScreen,
  unauthorised: async () => (await import('./screens/status/unauthorised-screen.js')).UnauthorisedScreen,
  declare: screen(
    async () => (await import('./screens/accounts/declare/declare-screen.js')).DeclareScreen,
    'declare',
    'export',
  ),
  'profile-index': screen(
    async () => (await import('./screens/accounts/profile/profile-screen.js')).ProfileScreen,
    'profile',
    'password',
    'factor',
  ),
  jclass: screen(
    async () => (await import('./screens/class/units/joint-units-screen.js')).JointUnitsScreen,
    'class.units',
    'class.form',
    'review',
    'candidate',
  ),
  'profile-expert': screen(
    async () => (await import('./screens/accounts/expert/expert-screen.js')).ExpertScreen,
    'expert',
    'certificates',
    'profile',
    'password',
    'factor',
  ),
  notes: screen(
    async () => (await import('./screens/notes/notes-screen.js')).NotesScreen,
    'notes',
    'markdown',
    'autosave',
  ),
  promotion: screen(
    async () => (await import('./screens/promotion/promotion-screen.js')).PromotionScreen,
    'promotion',
    'markdown',
    'autosave',
    'class.form',
    'export',
  ),
  report: screen(
    async () => (await import('./screens/exam/check-in/report-screen.js')).ReportScreen,
    'check_in',
    'scanning',
    'export',
  ),
  'course-lists': screen(
    async () => (await import('./screens/study/lessons/timetable/lesson-lists-screen.js')).LessonListsScreen,
    'lessons',
    'export',
  ),
  'course-sign': screen(
    async () => (await import('./screens/study/lessons/sign/lesson-sign-screen.js')).LessonSignScreen,
    'lessons',
    'scanning',
    'export',
  ),
  'study-index': screen(
    async () => (await import('./screens/study/catalogue/study-index-screen.js')).StudyIndexScreen,
    'study',
  ),
  'study-course': screen(
    async () => (await import('./screens/study/catalogue/study-course-screen.js')).StudyCourseScreen,
    'study',
  ),
  'study-course-lists': screen(
    async () => (await import('./screens/study/courses/course-lists-screen.js')).CourseListsScreen,
    'study',
    'export',
  ),
  'study-course-stats': screen(
    async () => (await import('./screens/study/stats/course-stats-screen.js')).CourseStatsScreen,
    'study',
    'export',
  ),
  'study-unit-lists': screen(
    async () => (await import('./screens/study/units/unit-lists-screen.js')).UnitListsScreen,
    'study',
    'markdown',
    'export',
  ),
  'study-learn': screen(
    async () => (await import('./screens/study/learn/learn-screen.js')).LearnScreen,
    'study',
  ),
  'study-unit-stats': screen(
    async () => (await import('./screens/study/stats/unit-stats-screen.js')).UnitStatsScreen,
    'study',
    'export',
  ),
  'study-unit-stats-of': screen(
    async () => (await import('./screens/study/stats/learners-screen.js')).LearnersScreen,
    'study',
    'export',
  ),
  'exam-lists': screen(
    async () => (await import('./screens/exam/exam-lists-screen.js')).ExamListsScreen,
    'exam',
    'sheet',
    'export',
  ),
  'exam-sign-lists': screen(
    async () => (await import('./screens/exam/papers/papers-screen.js')).SignListsScreen,
    'exam',
    'export',
  ),
  'exam-cards': screen(
    async () => (await import('./screens/exam/papers/papers-screen.js')).ExamCardsScreen,
    'exam',
    'export',
  ),
  ticket: screen(
    async () => (await import('./screens/exam/tickets/lists/ticket-lists-screen.js')).TicketListsScreen,
    'exam',
    'export',
  ),
  'exam-scores': screen(
    async () => (await import('./screens/scores/score-lists-screen.js')).ScoreListsScreen,
    'class.confirm',
    'exam',
    'scores',
    'sheet',
    'export',
  ),
  'exam-score-statistics': screen(
    async () =>
      (await import('./screens/scores/statistics/score-statistics-screen.js')).ScoreStatisticsScreen,
    'scores',
    'export',
  ),
  'certificate-lists': screen(
    async () =>
      (await import('./screens/certificates/lists/certificate-lists-screen.js')).CertificateListsScreen,
    'class.confirm',
    'certificates',
    'sheet',
    'export',
  ),
  'certificate-teacher': screen(
    async () => (await import('./screens/certificates/lists/teacher-lists-screen.js')).TeacherListsScreen,
    'class.confirm',
    'certificates',
    'export',
  ),
  contact: screen(
    async () => (await import('./screens/class/contacts/contact-screen.js')).ContactScreen,
    'contact',
    'class.form',
  ),
  'sms-index': screen(
    async () => (await import('./screens/messaging/sms-screen.js')).SmsScreen,
    'sms',
    'candidate',
    'payments',
    'export',
  ),
  'sms-recharge': screen(
    async () => (await import('./screens/messaging/credit/recharge-screen.js')).RechargeScreen,
    'sms',
    'payments',
    'export',
  ),
  'user-recommend': screen(async () => (await users()).RecommendScreen, 'users', 'export'),
  'user-editor': screen(async () => (await users()).EditorScreen, 'users', 'export'),
  'user-expert': screen(async () => (await users()).ExpertScreen, 'users', 'expert', 'export'),
  gathering: screen(
    async () => (await import('./screens/money/gathering/gathering-screen.js')).GatheringScreen,
    'gathering',
  ),
  'applicants-payments': screen(
    async () => (await import('./screens/money/payments/lists/payment-lists-screen.js')).PaymentListsScreen,
    'payments',
    'invoices',
    'export',
  ),
  'applicants-invoices': screen(
    async () => (await import('./screens/money/invoices/lists/invoice-lists-screen.js')).InvoiceListsScreen,
    'invoices',
    'sheet',
    'export',
  ),
  'payment-lists': screen(
    async () => (await import('./screens/money/payments/all/all-payments-screen.js')).AllPaymentsScreen,
    'payments',
    'sheet',
    'invoices',
    'export',
  ),
  'payment-setting': screen(
    async () => (await import('./screens/money/settlement/setting/setting-screen.js')).PaymentSettingScreen,
    'settlement',
  ),
  'payment-summary': screen(
    async () => (await import('./screens/money/settlement/summary/summary-screen.js')).PaymentSummaryScreen,
    'settlement',
    'export',
  ),
  'payment-invoices': screen(
    async () => (await import('./screens/money/invoices/all/all-invoices-screen.js')).AllInvoicesScreen,
    'invoices',
    'export',
  ),
  'applicants-receipts': screen(
    async () => (await import('./screens/money/receipts/receipt-lists-screen.js')).ReceiptListsScreen,
    'receipts',
    'export',
  ),
  'applicants-all': screen(
    async () => (await import('./screens/enrolment/people/people-screen.js')).PeopleScreen,
    'people',
    'candidate',
    'review',
    'users',
    'export',
    'taken',
  ),
  'applicants-undetermined': screen(
    async () => (await import('./screens/enrolment/doubtful/doubtful-screen.js')).DoubtfulScreen,
    'doubtful',
    'candidate',
    'review',
    'document',
    'export',
  ),
  'applicants-lists': screen(
    async () => (await import('./screens/enrolment/lists/candidate-lists-screen.js')).CandidateListsScreen,
    'candidates',
    'sheet',
    'candidate',
    'export',
    'review',
    'reveal',
    'document',
    'notes',
  ),
} satisfies { readonly [Id in RouteId]?: () => Promise<Screen> };

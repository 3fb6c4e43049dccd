import { lateExamScreens } from './late-exam-screens.js';
import { type Screen, screen } from './late-screen.js';
import type { RouteId } from './routes.js';

// One download for the three: the page lists the files of each in the first one.
const users = () => import('./screens/users/users-screens.js');

/**
 * The downloads of all screens except the first one. The table travels with the first of them: it names every file
 * of every screen, which sign-in and class list need not pay for.
 */
export const lateScreens = {
  setup: screen(
    async () => (await import('./screens/setup/setup-screen.js')).SetupScreen,
    'setup',
    'password',
  ),
  forgot: screen(
    async () => (await import('./screens/forgot/forgot-screen.js')).ForgotScreen,
    'forgot',
    'password',
    'factor',
  ),
  'auth-redirect': async () => (await import('./screens/status/home-redirect.js')).HomeRedirect,
  'not-found': async () => (await import('./screens/status/not-found-screen.js')).NotFoundScreen,
  unauthorised: async () => (await import('./screens/status/unauthorised-screen.js')).UnauthorisedScreen,
  declare: screen(
    async () => (await import('./screens/declare/declare-screen.js')).DeclareScreen,
    'declare',
    'export',
  ),
  'profile-index': screen(
    async () => (await import('./screens/profile/profile-screen.js')).ProfileScreen,
    'profile',
    'password',
    'factor',
  ),
  jclass: screen(
    async () => (await import('./screens/joint/joint-units-screen.js')).JointUnitsScreen,
    'joint',
    'class.form',
    'review',
    'candidate',
  ),
  'profile-expert': screen(
    async () => (await import('./screens/expert/expert-screen.js')).ExpertScreen,
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
    async () => (await import('./screens/report/report-screen.js')).ReportScreen,
    'report',
    'scanning',
    'export',
  ),
  ...lateExamScreens,
  contact: screen(
    async () => (await import('./screens/contact/contact-screen.js')).ContactScreen,
    'contact',
    'class.form',
  ),
  'sms-index': screen(
    async () => (await import('./screens/sms/sms-screen.js')).SmsScreen,
    'sms',
    'payments',
    'export',
  ),
  'sms-recharge': screen(
    async () => (await import('./screens/recharge/recharge-screen.js')).RechargeScreen,
    'sms',
    'payments',
    'export',
  ),
  'user-recommend': screen(async () => (await users()).RecommendScreen, 'users', 'export'),
  'user-editor': screen(async () => (await users()).EditorScreen, 'users', 'export'),
  'user-expert': screen(async () => (await users()).ExpertScreen, 'users', 'expert', 'export'),
  gathering: screen(
    async () => (await import('./screens/gathering/gathering-screen.js')).GatheringScreen,
    'gathering',
  ),
  'applicants-payments': screen(
    async () => (await import('./screens/payments/lists/payment-lists-screen.js')).PaymentListsScreen,
    'payments',
    'invoices',
    'export',
  ),
  'applicants-invoices': screen(
    async () => (await import('./screens/invoices/lists/invoice-lists-screen.js')).InvoiceListsScreen,
    'invoices',
    'sheet',
    'export',
  ),
  'payment-lists': screen(
    async () => (await import('./screens/payments/all/all-payments-screen.js')).AllPaymentsScreen,
    'payments',
    'sheet',
    'invoices',
    'export',
  ),
  'payment-setting': screen(
    async () => (await import('./screens/settlement/setting/setting-screen.js')).PaymentSettingScreen,
    'settlement',
  ),
  'payment-summary': screen(
    async () => (await import('./screens/settlement/summary/summary-screen.js')).PaymentSummaryScreen,
    'settlement',
    'export',
  ),
  'payment-invoices': screen(
    async () => (await import('./screens/invoices/all/all-invoices-screen.js')).AllInvoicesScreen,
    'invoices',
    'export',
  ),
  'applicants-receipts': screen(
    async () => (await import('./screens/receipts/receipt-lists-screen.js')).ReceiptListsScreen,
    'receipts',
    'export',
  ),
  'applicants-all': screen(
    async () => (await import('./screens/people/people-screen.js')).PeopleScreen,
    'people',
    'candidate',
    'review',
    'users',
    'export',
    'taken',
  ),
  'applicants-undetermined': screen(
    async () => (await import('./screens/doubtful/doubtful-screen.js')).DoubtfulScreen,
    'doubtful',
    'candidate',
    'review',
    'document',
    'export',
  ),
  'applicants-lists': screen(
    async () => (await import('./screens/candidates/lists/candidate-lists-screen.js')).CandidateListsScreen,
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

import {
  Award,
  BookText,
  Building2,
  CalendarDays,
  ClipboardCheck,
  Coins,
  Contact,
  FileCheck,
  FilePen,
  House,
  MessageSquare,
  NotebookPen,
  Phone,
  Ticket,
  User,
  Users,
  Wallet,
} from 'lucide-react';
import type { SidebarItem } from '../index.js';
import type { menuWords } from './sample-menu-words.js';
import type { Say } from './sample-say.js';

/** A menu of the console, in the user's language. */
export type ConsoleMenu = (t: Say<keyof typeof menuWords>) => readonly SidebarItem[];

/** The menu of the staff of the programme outside a class. */
export const officeMenu: ConsoleMenu = (t) => [
  { id: 'dashboard', title: t('dashboard'), icon: <House aria-hidden="true" />, to: '/index' },
  { id: 'declare', title: t('declare'), icon: <FilePen aria-hidden="true" />, to: '/declare/index' },
  { id: 'classes', title: t('classes'), icon: <CalendarDays aria-hidden="true" />, to: '/class/lists' },
  { id: 'profile', title: t('profile'), icon: <User aria-hidden="true" />, to: '/profile/index' },
  {
    id: 'user',
    title: t('user'),
    icon: <Users aria-hidden="true" />,
    children: [
      { id: 'user_recommend', title: t('user_recommend'), to: '/user/recommend' },
      { id: 'user_editor', title: t('user_editor'), to: '/user/editor' },
      { id: 'user_expert', title: t('user_expert'), to: '/user/expert' },
    ],
  },
  {
    id: 'applicants_all',
    title: t('applicants_all'),
    icon: <Contact aria-hidden="true" />,
    to: '/applicants-all/applicants-lists',
  },
  {
    id: 'payment',
    title: t('payment'),
    icon: <Coins aria-hidden="true" />,
    children: [
      { id: 'payment_lists', title: t('payment_lists'), to: '/payment/payment-lists' },
      { id: 'payment_invoices', title: t('payment_invoices'), to: '/payment/invoice-lists' },
      { id: 'payment_setting', title: t('payment_setting'), to: '/payment/payment-setting' },
      { id: 'payment_summary', title: t('payment_summary'), to: '/payment/payment-summary' },
    ],
  },
  {
    id: 'handbook',
    title: t('handbook'),
    icon: <BookText aria-hidden="true" />,
    to: 'https://handbook.example.org/handbook.pdf',
    external: true,
  },
  { id: 'notes', title: t('notes'), icon: <NotebookPen aria-hidden="true" />, to: '/notes/index' },
];

/** Their menu in a class that several units recommend candidates to. */
export const classMenu: ConsoleMenu = (t) => [
  { id: 'gathering', title: t('gathering'), icon: <Wallet aria-hidden="true" />, to: '/gathering/info' },
  { id: 'jclass', title: t('jclass'), icon: <Building2 aria-hidden="true" />, to: '/jclass/recommend' },
  {
    id: 'applicants',
    title: t('applicants'),
    icon: <ClipboardCheck aria-hidden="true" />,
    children: [
      {
        id: 'review',
        title: t('review'),
        icon: <ClipboardCheck aria-hidden="true" />,
        to: '/applicants/applicants-lists',
      },
      { id: 'undetermined', title: t('undetermined'), to: '/applicants/applicants-undetermined' },
      { id: 'receipts', title: t('receipts'), to: '/applicants/receipt-lists' },
      { id: 'payments', title: t('payments'), to: '/applicants/payment/payment-lists' },
      { id: 'invoices', title: t('invoices'), to: '/applicants/payment/invoice-lists' },
    ],
  },
  { id: 'ticket', title: t('ticket'), icon: <Ticket aria-hidden="true" />, to: '/ticket/lists' },
  {
    id: 'exam',
    title: t('exam'),
    icon: <FileCheck aria-hidden="true" />,
    children: [
      { id: 'exam_lists', title: t('exam_lists'), to: '/exam/exam-lists' },
      { id: 'exam_sign_lists', title: t('exam_sign_lists'), to: '/exam/sign-lists' },
      { id: 'exam_cards', title: t('exam_cards'), to: '/exam/exam-lists-card' },
    ],
  },
  {
    id: 'certificate',
    title: t('certificate'),
    icon: <Award aria-hidden="true" />,
    to: '/certificate/lists',
  },
  { id: 'contact', title: t('contact'), icon: <Phone aria-hidden="true" />, to: '/classes/contact' },
  {
    id: 'sms',
    title: t('sms'),
    icon: <MessageSquare aria-hidden="true" />,
    children: [
      { id: 'sms_index', title: t('sms_index'), to: '/sms/index' },
      { id: 'sms_recharge', title: t('sms_recharge'), to: '/sms/recharge' },
    ],
  },
];

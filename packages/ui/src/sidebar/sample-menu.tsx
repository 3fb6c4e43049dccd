import { BookOpen, ClipboardList, CreditCard, GraduationCap, LayoutGrid, Users } from 'lucide-react';
import type { SidebarItem } from './sidebar-item.js';

/** A menu for the stories of the shell. */
export const sampleMenu: readonly SidebarItem[] = [
  { id: 'classes', title: '班次管理', icon: <LayoutGrid aria-hidden="true" />, to: '/class/lists' },
  {
    id: 'applicants',
    title: '考生管理',
    icon: <Users aria-hidden="true" />,
    children: [
      { id: 'review', title: '资格审核', to: '/applicants/applicants-lists', badge: '12' },
      { id: 'doubtful', title: '存疑考生', to: '/applicants/applicants-undetermined' },
      { id: 'receipts', title: '收据管理', to: '/applicants/receipt-lists' },
    ],
  },
  {
    id: 'payment',
    title: '缴费审核',
    icon: <CreditCard aria-hidden="true" />,
    to: '/payment/payment-lists',
  },
  {
    id: 'exam',
    title: '考试管理',
    icon: <ClipboardList aria-hidden="true" />,
    children: [{ id: 'sittings', title: '考试安排', to: '/exam/exam-lists' }],
  },
  {
    id: 'certificate',
    title: '证书管理',
    icon: <GraduationCap aria-hidden="true" />,
    to: '/certificate/lists',
  },
  {
    id: 'handbook',
    title: '考试手册',
    icon: <BookOpen aria-hidden="true" />,
    to: 'https://example.org/handbook.pdf',
    external: true,
  },
];

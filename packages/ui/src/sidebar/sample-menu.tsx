import { BookOpen, ClipboardList, CreditCard, GraduationCap, LayoutGrid, Users } from 'lucide-react';
import type { SidebarItem } from './sidebar-item.js';

export const sampleMenuWords = {
  classes: { zh: '班次管理', en: 'Classes', es: 'Convocatorias', ja: 'クラス管理' },
  applicants: { zh: '考生管理', en: 'Candidate management', es: 'Gestión de candidatos', ja: '受験者管理' },
  review: { zh: '资格审核', en: 'Qualification review', es: 'Revisión de requisitos', ja: '受験資格の審査' },
  doubtful: { zh: '存疑考生', en: 'Doubtful candidates', es: 'Candidatos dudosos', ja: '要確認の受験者' },
  receipts: { zh: '收据管理', en: 'Receipts', es: 'Recibos', ja: '領収書' },
  payment: { zh: '缴费审核', en: 'Payment review', es: 'Revisión de pagos', ja: '支払いの確認' },
  exam: { zh: '考试管理', en: 'Exams', es: 'Exámenes', ja: '試験管理' },
  sittings: { zh: '考试安排', en: 'Sittings', es: 'Sesiones de examen', ja: '試験日程' },
  certificate: { zh: '证书管理', en: 'Certificates', es: 'Certificados', ja: '認定証管理' },
  handbook: { zh: '考试手册', en: 'Exam handbook', es: 'Manual del examen', ja: '試験ハンドブック' },
} as const;

/** A menu for the stories of the shell. */
export const sampleMenuIn = (t: (name: keyof typeof sampleMenuWords) => string): readonly SidebarItem[] => [
  { id: 'classes', title: t('classes'), icon: <LayoutGrid aria-hidden="true" />, to: '/class/lists' },
  {
    id: 'applicants',
    title: t('applicants'),
    icon: <Users aria-hidden="true" />,
    children: [
      { id: 'review', title: t('review'), to: '/applicants/applicants-lists', badge: '12' },
      { id: 'doubtful', title: t('doubtful'), to: '/applicants/applicants-undetermined' },
      { id: 'receipts', title: t('receipts'), to: '/applicants/receipt-lists' },
    ],
  },
  {
    id: 'payment',
    title: t('payment'),
    icon: <CreditCard aria-hidden="true" />,
    to: '/payment/payment-lists',
  },
  {
    id: 'exam',
    title: t('exam'),
    icon: <ClipboardList aria-hidden="true" />,
    children: [{ id: 'sittings', title: t('sittings'), to: '/exam/exam-lists' }],
  },
  {
    id: 'certificate',
    title: t('certificate'),
    icon: <GraduationCap aria-hidden="true" />,
    to: '/certificate/lists',
  },
  {
    id: 'handbook',
    title: t('handbook'),
    icon: <BookOpen aria-hidden="true" />,
    to: 'https://example.org/handbook.pdf',
    external: true,
  },
];

/** The same in Chinese, for stories of the menu itself. */
export const sampleMenu = sampleMenuIn((name) => sampleMenuWords[name].zh);

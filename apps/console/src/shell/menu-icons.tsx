import {
  Award,
  BookOpen,
  BookText,
  Building2,
  CalendarDays,
  ClipboardCheck,
  Coins,
  Contact,
  FileCheck,
  FilePen,
  House,
  Megaphone,
  MessageSquare,
  NotebookPen,
  Phone,
  Presentation,
  Ticket,
  User,
  Users,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';

const icons = {
  award: Award,
  'book-open': BookOpen,
  'book-text': BookText,
  building: Building2,
  calendar: CalendarDays,
  'clipboard-check': ClipboardCheck,
  coins: Coins,
  contact: Contact,
  'file-check': FileCheck,
  'file-pen': FilePen,
  house: House,
  megaphone: Megaphone,
  message: MessageSquare,
  notebook: NotebookPen,
  phone: Phone,
  presentation: Presentation,
  ticket: Ticket,
  user: User,
  users: Users,
  wallet: Wallet,
};

/** The icons that the route table may name. */
export type IconName = keyof typeof icons;

const isIconName = (name: string): name is IconName => name in icons;

/** The picture of an icon of the route table. */
export const menuIcon = (name: string | undefined): ReactNode => {
  if (name === undefined || !isIconName(name)) return undefined;
  const Icon = icons[name];
  return <Icon aria-hidden="true" />;
};

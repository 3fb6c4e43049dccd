import type { Actor } from './actor.js';

/** The roles that work in a class: its owners, those whom its duties are given to, and the platform. */
export const classStaff: readonly Actor[] = [
  'admin',
  'zky-admin',
  'recommend',
  'master',
  'editor',
  'company',
];

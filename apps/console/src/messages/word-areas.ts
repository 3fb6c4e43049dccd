/**
 * The areas of keys that come with their screen or dialog, so that the class list does not pay for other words. A
 * key belongs to the area that it begins with: `profile.name`.
 */
export const wordAreas = [
  'autosave',
  'candidate',
  'candidates',
  'certificates',
  'class.confirm',
  'class.form',
  'contact',
  'declare',
  'document',
  'doubtful',
  'error_log',
  'exam',
  'expert',
  'export',
  'factor',
  'forgot',
  'gathering',
  'invoices',
  'joint',
  'lessons',
  'markdown',
  'notes',
  'password',
  'payments',
  'people',
  'profile',
  'promotion',
  'receipts',
  'report',
  'reveal',
  'review',
  'scanning',
  'settlement',
  'setup',
  'sheet',
  'sms',
  'standing',
  'study',
  'taken',
  'users',
] as const;

/** An area of {@link wordAreas}. */
export type WordArea = (typeof wordAreas)[number];

import type { DossierGap } from '@skillcert/core';

/** The volumes of a dossier in their order; each is a folder, with its number before its name. */
export const volumes = [
  'class',
  'candidates',
  'money',
  'exam',
  'lessons',
  'check-in',
  'scores',
  'certificates',
  'trail',
] as const;

/** The labels of the papers of a dossier; each stands in the messages under `dossier.<name>`. */
type DossierLabel =
  | 'check'
  | 'file'
  | 'forms'
  | 'index'
  | 'made_at'
  | 'missing'
  | 'missing_count'
  | 'no_photo'
  | 'nothing_missing'
  | 'photo'
  | 'purpose'
  | 'sha256'
  | 'size'
  | 'trail'
  | 'trail_broken'
  | 'trail_whole';

/** A text of a dossier's papers, by its key in the messages. */
type DossierWord =
  | `dossier.${DossierLabel}`
  | `dossier.gap.${DossierGap['what']}`
  | `dossier.volume.${(typeof volumes)[number]}`;

declare module '../../platform/http/words.js' {
  interface AreaWords {
    readonly dossier: DossierWord;
  }
}

import { certificatesFollow } from './domain/certificates/follow-class.js';
import type { ClassFollower } from './domain/class/lifecycle/class-follower.js';
import { dossierFollows } from './domain/dossier/follow-class.js';
import { examFollows } from './domain/exam/follow-class.js';
import { moneyFollows } from './domain/money/follow-class.js';
import { scoresFollow } from './domain/scores/follow-class.js';

/** The areas that follow the events of classes, in the order in which they do. */
export const classFollowers: readonly ClassFollower[] = [
  examFollows,
  scoresFollow,
  moneyFollows,
  certificatesFollow,
  dossierFollows,
];

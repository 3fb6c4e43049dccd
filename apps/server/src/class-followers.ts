import { certificatesFollow } from './certificates/follow-class.js';
import type { ClassFollower } from './class/lifecycle/class-follower.js';
import { dossierFollows } from './dossier/follow-class.js';
import { examFollows } from './exam/follow-class.js';
import { moneyFollows } from './money/follow-class.js';
import { scoresFollow } from './scores/follow-class.js';

/** The areas that follow the events of classes, in the order in which they do. */
export const classFollowers: readonly ClassFollower[] = [
  examFollows,
  scoresFollow,
  moneyFollows,
  certificatesFollow,
  dossierFollows,
];

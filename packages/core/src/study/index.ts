export { acceptsStudy, acceptsStudyGate, showsStudy } from './accepts-study.js';
export { askedSeconds, videoMinutes } from './asked-seconds.js';
export { countBeat, isUnitDone } from './count-beat.js';
export { countWatched, watchReach } from './count-watched.js';
export {
  choiceCount,
  choiceOrder,
  gradeAnswers,
  isQuizPassed,
  type QuestionKind,
  type QuizQuestion,
  questionFault,
  questionKinds,
} from './quiz.js';
export { furthestOf, joinStretches, missingFrom, type Stretch, secondsIn } from './stretches.js';
export { type StudyKind, studyKinds, studyLimits } from './study-limits.js';

import type { CandidateStep } from '@skillcert/api-client';
import { useWords } from '../../../../messages/words-state.js';
import { RecordTimeline } from '../../../../timeline/record-timeline.js';
import { useSubjectTitle } from '../../../exam/use-exam-plan.js';
import { useStepTitle } from './use-step-title.js';

/** Steps of the candidate, where the trail names nobody. Other steps without a name are the system's. */
const byCandidate: Readonly<Record<CandidateStep['of'], readonly string[]>> = {
  enrolment: ['enrol', 'wait', 'accept', 'resubmit', 'withdraw', 'arrive'],
  lesson_mark: ['mark'],
  payment: ['send', 'declare'],
  refund: ['request', 'withdraw'],
  invoice: ['request', 'reveal'],
  ticket: [],
  check_in: [],
  score: [],
  certificate: ['print', 'badge'],
};

// The words of a step depend on its subject, so the subject is part of the action's name.
const named = ({ of, action }: CandidateStep) => `${of}/${action}`;
const parted = (name: string) => {
  const [of, ...action] = name.split('/');
  return { of: of as CandidateStep['of'], action: action.join('/') };
};

/**
 * The history of a person in all their classes: the decisions about their enrolments, and the steps of money,
 * tickets, scores and certificates.
 */
export function PersonTimeline({ entries }: { readonly entries: readonly CandidateStep[] }) {
  const { t } = useWords();
  const stepTitle = useStepTitle();
  const subjectTitle = useSubjectTitle();
  return (
    <RecordTimeline
      entries={entries.map((step) => ({ ...step, action: named(step) }))}
      actionTitle={(name, to) => stepTitle(parted(name), to)}
      unnamedActor={(name) => {
        const { of, action } = parted(name);
        return t(byCandidate[of].includes(action) ? 'timeline.candidate' : 'timeline.system');
      }}
      remark={({ class_name, lesson, subject }) =>
        [class_name, lesson, subject && subjectTitle(subject)].filter(Boolean).join(' · ')
      }
    />
  );
}

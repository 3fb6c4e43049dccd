import type { ScoreSubject } from '@skillcert/api-client';

/** A step of all scores of a subject. */
export type SubjectStep = 'freeze' | 'publish';

type Counted = Pick<ScoreSubject, 'counts'>;

const missing = ({ counts }: Counted): number => counts.empty + counts.entered_once + counts.conflict;

/** The step that a subject waits for: none while a score is missing. */
export const stepOf = (subject: Counted): SubjectStep | undefined => {
  if (missing(subject) > 0) return undefined;
  if (subject.counts.agreed > 0) return 'freeze';
  return subject.counts.frozen > 0 ? 'publish' : undefined;
};

/** Whether a subject has scores that its freezing has not fixed yet: confirmed absences are taken back among them. */
export const hasUnfrozen = ({ counts }: Counted): boolean => counts.agreed > 0;

const isPublished = (subject: Counted): boolean =>
  missing(subject) + subject.counts.agreed + subject.counts.frozen === 0;

/** Whether all other subjects of a class are published: its results go on display with this one. */
export const isLastToPublish = (
  subject: string,
  subjects: readonly (Counted & Pick<ScoreSubject, 'subject'>)[],
): boolean => subjects.every((each) => each.subject === subject || isPublished(each));

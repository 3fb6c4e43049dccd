import type { ExamScore, ExamSubject } from '@skillcert/core';
import { refuseFields } from '../../platform/http/errors/refuse.js';

interface Figure {
  readonly kind: 'amend' | 'annul';
  readonly score?: ExamScore | undefined;
}

/** @throws a Refusal of the field `score` for an impossible figure, or one equal to the current one */
export const refuseFigure = (
  { kind, score }: Figure,
  standing: ExamScore | null,
  subject: ExamSubject | undefined,
): void => {
  if (kind === 'annul') {
    if (score !== undefined) throw refuseFields({ score: 'not_offered' });
    return;
  }
  if (score === undefined) throw refuseFields({ score: 'required' });
  if (score === standing) throw refuseFields({ score: 'not_offered' });
  if (typeof score === 'number' && score > (subject?.full_points ?? 0)) {
    throw refuseFields({ score: 'too_big' });
  }
};

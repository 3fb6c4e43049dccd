import type { ScoreRow } from '@skillcert/api-client';
import type { ScoreLocks } from '@skillcert/ui';
import { useKeptText } from '../use-kept-text.js';

/** The cells that nobody enters: subjects that are kept from another class. */
export const useLocks = (rows: readonly ScoreRow[]): ScoreLocks => {
  const keptText = useKeptText();
  return Object.fromEntries(
    rows.map(({ enrolment_id, scores }) => [
      String(enrolment_id),
      Object.fromEntries(scores.map((cell) => [cell.subject, keptText(cell)])),
    ]),
  );
};

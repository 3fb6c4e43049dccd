import { Banner, Button } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';
import type { ScoreLists } from '../use-score-lists.js';

/** Shows for each subject the number of absences to confirm, and of scores that contradict the marks of the sitting. */
export function AbsenceBanners({ list }: { readonly list: ScoreLists }) {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  return list.subjects
    .filter(({ absences: { to_confirm, doubts } }) => to_confirm + doubts > 0)
    .map(({ subject: id, absences: { to_confirm, doubts } }) => {
      const subject = subjectTitle(id);
      return (
        <Banner
          key={id}
          tone="warning"
          actions={
            <Button
              size="small"
              aria-label={t('scores.absent.show_named', { subject })}
              onClick={() => list.showAbsences(id)}
            >
              {t('scores.waiting.show')}
            </Button>
          }
        >
          {[
            to_confirm > 0 && t('scores.absent.banner', { subject, count: to_confirm }),
            doubts > 0 && t('scores.absent.doubts', { subject, count: doubts }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Banner>
      );
    });
}

import { ButtonLink, Stack } from '@skillcert/ui';
import { useCall } from '../../client/use-call.js';
import { studyPath } from '../../paths.js';
import { useWords } from '../../words/use-words.js';
import { neighboursOf } from './neighbours-of.js';
import type { UnitIds } from './use-study-unit.js';

/** On to the next unit of the course, and back to the one before. */
export function UnitSteps({ ids }: { readonly ids: UnitIds }) {
  const { t } = useWords();
  const { data } = useCall('study/fetchOwnCourses', {});
  const { previous, next } = neighboursOf(data?.items ?? [], ids);
  if (!previous && !next) return null;
  return (
    <Stack gap="sm">
      {next && (
        <ButtonLink to={studyPath(ids.enrolment_id, next.study_unit_id)} block>
          {t('study.next', { title: next.title })}
        </ButtonLink>
      )}
      {previous && (
        <ButtonLink to={studyPath(ids.enrolment_id, previous.study_unit_id)} variant="ghost" block>
          {t('study.previous', { title: previous.title })}
        </ButtonLink>
      )}
    </Stack>
  );
}

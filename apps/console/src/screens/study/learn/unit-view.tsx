import { Banner, ButtonLink, Card, Inline, Stack, StateView } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { coursePath } from '../course-path.js';
import { learnPath } from '../learn-path.js';
import { UnitContent } from './unit-content.js';

/** One unit: its content, and the ways to its neighbours. */
export function UnitView({ unitId }: { readonly unitId: number }) {
  const { t } = useWords();
  const { class_id } = useRequiredClass();
  const query = useCallQuery('study/fetchStudyUnit', { class_id, study_unit_id: unitId });
  const unit = query.data;
  const state = contentState(query);
  return (
    <StateView
      state={state}
      stateTitle={state === 'refused' ? t('study.gone') : undefined}
      stateText={state === 'refused' ? t('study.gone_text') : undefined}
      onRetry={() => query.refetch()}
    >
      {unit && (
        <Stack>
          <Banner tone="info">
            {t(unit.course_status === 'draft' ? 'study.as_seen_draft' : 'study.as_seen')}
          </Banner>
          <Card
            title={unit.title}
            description={t('study.about', {
              course: unit.course_title,
              kind: t(`study.kind.${unit.kind}`),
              minutes: unit.required_minutes,
            })}
          >
            <UnitContent unit={unit} />
          </Card>
          <Inline justify="between">
            {unit.previous_id !== null && (
              <ButtonLink to={learnPath(unit.previous_id)}>{t('study.previous')}</ButtonLink>
            )}
            <ButtonLink to={coursePath(unit.course_id)} variant="ghost">
              {t('study.back_to_course')}
            </ButtonLink>
            {unit.next_id !== null && <ButtonLink to={learnPath(unit.next_id)}>{t('study.next')}</ButtonLink>}
          </Inline>
        </Stack>
      )}
    </StateView>
  );
}

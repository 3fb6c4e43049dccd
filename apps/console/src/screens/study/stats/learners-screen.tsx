import { learnerStates } from '@skillcert/core';
import '@skillcert/ui/stat.css';
import { Card, Grid, Link, Stat, StateView } from '@skillcert/ui';
import { choiceFilter, searchFilter } from '../../../lists/filters.js';
import { FullList } from '../../../lists/full-list.js';
import { useWords } from '../../../messages/words-state.js';
import { routes } from '../../../routes.js';
import { useCurrentRoute } from '../../../shell/current-route.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';
import { UnitFigures } from './unit-figures.js';
import { useLearnerColumns } from './use-learner-columns.js';
import { useLearners } from './use-learners.js';

/** A quiz asks for answers, not for minutes. */
const figures = {
  quiz: ['questions', 'expected', 'begun', 'done'],
  other: ['required_minutes', 'expected', 'begun', 'done'],
} as const;

const labels = {
  questions: 'study.quiz.questions',
  required_minutes: 'study.required',
  expected: 'study.expected',
  begun: 'study.begun',
  done: 'study.done',
} as const;

/** The learners of one unit: the time of each, the last day, and the moment of completion. */
export function LearnersScreen() {
  const { t } = useWords();
  const { class_id } = useRequiredClass();
  const { params } = useCurrentRoute();
  const list = useLearners(class_id, Number(params.id));
  const columns = useLearnerColumns();
  const { unit } = list;
  return (
    <ScreenPage
      before={<Link to={routes.byId['study-unit-stats'].path}>{t('study.back_to_stats')}</Link>}
      description={unit && `${unit.course_title} · ${unit.title}`}
    >
      {unit && (
        <Card>
          <Grid columns={4}>
            {figures[unit.kind === 'quiz' ? 'quiz' : 'other'].map((name) => (
              <Stat key={name} label={t(labels[name])} value={unit[name]} />
            ))}
          </Grid>
        </Card>
      )}
      <StateView
        state={list.state === 'refused' ? 'refused' : 'ready'}
        stateTitle={t('study.gone')}
        stateText={t('study.gone_text')}
      >
        <FullList
          area="study.learners"
          filters={[
            searchFilter(t('study.learners.search')),
            choiceFilter({
              id: 'show',
              label: t('study.standing'),
              choices: learnerStates,
              title: (each) => t(`study.standing.${each}`),
            }),
          ]}
          list={list}
          columns={columns}
          rowId={({ enrolment_id }) => String(enrolment_id)}
          rowLabel={({ name }) => name}
        />
      </StateView>
      {unit && <UnitFigures unit={unit} />}
    </ScreenPage>
  );
}

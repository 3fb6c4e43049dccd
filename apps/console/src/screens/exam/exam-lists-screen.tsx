import '@skillcert/ui/tabs.css';
import { routeAccess } from '@skillcert/core';
import { Banner, Button, Tabs } from '@skillcert/ui';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFormats } from '../../format/use-formats.js';
import { useWords } from '../../messages/words-state.js';
import { routes } from '../../routes.js';
import { ClassNote } from '../../shell/class-note.js';
import { ScreenPage } from '../../shell/screen-page.js';
import { useActiveClass } from '../../state/active-class.js';
import { useProfile } from '../../state/use-profile.js';
import { examViews } from './exam-views.js';
import { AllPapersButton } from './papers/all/all-papers-button.js';
import { RoomList } from './rooms/room-list.js';
import { SittingList } from './sittings/sitting-list.js';
import { useExamPlan } from './use-exam-plan.js';

const lists = { sittings: SittingList, rooms: RoomList } as const satisfies Record<
  (typeof examViews)[number],
  unknown
>;

/** The roles that may see scores. The screen is not in the menu. */
const scores = routes.all.find(({ route }) => route.path === '/exam/score-lists')?.route;

/** The exam of the active class: its sittings, and the rooms they are in. */
export function ExamListsScreen() {
  const { t } = useWords();
  const { minute } = useFormats();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const profile = useProfile();
  const here = useActiveClass();
  const plan = useExamPlan();
  const { data } = plan;
  const chosen = params.get('view');
  const view = examViews.find((each) => each === chosen) ?? 'sittings';
  const List = lists[view];
  return (
    <ScreenPage
      description={data?.exam_at && t('exam.exam_at', { time: minute(data.exam_at) })}
      actions={
        <>
          <AllPapersButton classId={plan.class_id} />
          {scores && routeAccess(scores, profile, here) === 'open' && (
            <Button onClick={() => navigate(scores.path)}>{t('route.exam_scores')}</Button>
          )}
        </>
      }
    >
      <ClassNote status={data?.status} taken={plan.mayChange} when={t('exam.closed')} />
      {data?.exam_at === null && plan.mayChange && <Banner tone="warning">{t('exam.undated')}</Banner>}
      <Tabs
        label={t('exam.views')}
        value={view}
        // Page and filters are those of the sittings.
        onValueChange={(next) => setParams({ view: next }, { replace: true })}
        items={examViews.map((id) => ({
          id,
          label: t(`exam.view.${id}`),
          ...(id === view ? { content: <List plan={plan} /> } : {}),
        }))}
      />
    </ScreenPage>
  );
}

import '@skillcert/ui/tabs.css';
import { Button, Tabs } from '@skillcert/ui';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../../messages/words-state.js';
import { ClassNote } from '../../shell/class-note.js';
import { ScreenPage } from '../../shell/screen-page.js';
import { AbsenceBanners } from './absences/absence-banners.js';
import { ScoreEntry } from './entry/score-entry.js';
import { ScoreResults } from './results/score-results.js';
import { SubjectBoard } from './subjects/subject-board.js';
import { scoreViews, useScoreLists } from './use-score-lists.js';
import { WaitingBanner } from './waiting-banner.js';

const AbsenceDrawer = lazy(async () => ({
  default: (await import('./absences/absence-drawer.js')).AbsenceDrawer,
}));

const views = { entry: ScoreEntry, results: ScoreResults } as const satisfies Record<
  (typeof scoreViews)[number],
  unknown
>;

/** The scores of the active class: entered by two, decided by a third, frozen, and published by another person. */
export function ScoreListsScreen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const list = useScoreLists();
  const view = list.enterable.length > 0 && params.get('view') !== 'results' ? 'entry' : 'results';
  const View = views[view];
  return (
    <ScreenPage
      description={t('scores.about')}
      actions={
        <>
          <Button onClick={() => navigate('/exam/score-statistics')}>
            {t('route.exam_score_statistics')}
          </Button>
          <Button onClick={() => navigate('/exam/exam-lists')}>{t('route.exam_lists')}</Button>
        </>
      }
    >
      <ClassNote status={list.classStatus} taken={list.isScoring} when={t('scores.not_now')} />
      <WaitingBanner list={list} />
      <AbsenceBanners list={list} />
      <SubjectBoard list={list} />
      {list.enterable.length > 0 ? (
        <Tabs
          label={t('scores.views')}
          value={view}
          onValueChange={(next) => setParams({ view: next }, { replace: true })}
          items={scoreViews.map((id) => ({
            id,
            label: t(`scores.view.${id}`),
            ...(id === view ? { content: <View list={list} /> } : {}),
          }))}
        />
      ) : (
        <ScoreResults list={list} />
      )}
      {list.absentFrom && (
        <Suspense>
          <AbsenceDrawer
            class_id={list.class_id}
            subject={list.absentFrom.subject}
            mayTakeBack={list.mayTakeBack}
            onClose={() => list.showAbsences(undefined)}
          />
        </Suspense>
      )}
    </ScreenPage>
  );
}

import type { LessonRow } from '@skillcert/api-client';
import { Banner, Button } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '../../../../format/use-formats.js';
import { FullList } from '../../../../lists/full-list.js';
import { ListToDo } from '../../../../lists/list-to-do.js';
import { useWords } from '../../../../messages/words-state.js';
import { routes } from '../../../../routes.js';
import { ClassNote } from '../../../../shell/class-note.js';
import { ScreenPage } from '../../../../shell/screen-page.js';
import { useLessonPlan } from '../use-lesson-plan.js';
import { LessonDrawer } from './lesson-drawer.js';
import { useLessonColumns } from './use-lesson-columns.js';
import { useLessonFilters } from './use-lesson-filters.js';
import { useLessons } from './use-lessons.js';

const LessonFormDrawer = lazy(async () => ({
  default: (await import('./lesson-form-drawer.js')).LessonFormDrawer,
}));

/** The timetable of the active class; one click opens a lesson with its history, another leads to its attendance. */
export function LessonListsScreen() {
  const { t } = useWords();
  const { minutes } = useFormats();
  const navigate = useNavigate();
  const plan = useLessonPlan();
  const list = useLessons(plan.class_id);
  const columns = useLessonColumns();
  const filters = useLessonFilters(plan);
  const [writing, setWriting] = useState<{ readonly lesson?: LessonRow }>();
  const { data } = plan;
  const dates = data?.study_start && data.study_end && minutes(data.study_start, data.study_end);
  return (
    <ScreenPage
      description={dates && t('lessons.study', { dates })}
      actions={
        plan.mayChange && (
          <Button variant="primary" onClick={() => setWriting({})}>
            {t('lessons.new')}
          </Button>
        )
      }
    >
      {data && !data.onsite && <Banner tone="info">{t('lessons.not_onsite')}</Banner>}
      <ClassNote
        status={data?.onsite ? data.status : undefined}
        taken={plan.mayChange}
        when={t('lessons.closed')}
      />
      <ListToDo
        parts={
          list.toDo && [
            { title: t('lessons.show.unmarked'), count: list.toDo.unmarked, query: 'show=unmarked' },
          ]
        }
        order={list.url.column === 'starts_at' && list.url.order === 'asc' && t('lessons.order_earliest')}
      />
      <FullList
        area="lessons"
        invites={plan.mayChange}
        filters={filters}
        list={list}
        columns={columns}
        rowId={({ lesson_id }) => String(lesson_id)}
        rowLabel={({ title }) => title}
        rowActions={({ lesson_id, title }) => (
          <Button
            size="small"
            aria-label={t('lessons.attendance_of', { title })}
            onClick={() => navigate(`${routes.byId['course-sign'].path}?lesson=${lesson_id}`)}
          >
            {t('lessons.attendance')}
          </Button>
        )}
      />
      {list.openId !== undefined && (
        <LessonDrawer
          key={list.openId}
          plan={plan}
          lessonId={list.openId}
          onEdit={(lesson) => {
            list.close();
            setWriting({ lesson });
          }}
          onClose={list.close}
        />
      )}
      {writing && (
        <Suspense>
          <LessonFormDrawer plan={plan} lesson={writing.lesson} onClose={() => setWriting(undefined)} />
        </Suspense>
      )}
    </ScreenPage>
  );
}

import type { StudyUnitRow } from '@skillcert/api-client';
import { Button, ButtonLink, ConfirmDialog, Inline, VisuallyHidden } from '@skillcert/ui';
import { lazy, Suspense, useState } from 'react';
import { FullList } from '../../../lists/full-list.js';
import { useWords } from '../../../messages/words-state.js';
import { routes } from '../../../routes.js';
import { ScreenPage } from '../../../shell/screen-page.js';
import { RowMover } from '../row-mover.js';
import { StudyBanner } from '../study-banner.js';
import { useStudyPlan } from '../use-study-plan.js';
import { UnitActions } from './unit-actions.js';
import { useStudyUnitColumns } from './use-study-unit-columns.js';
import { useStudyUnitCommands } from './use-study-unit-commands.js';
import { useStudyUnitFilters } from './use-study-unit-filters.js';
import { useStudyUnits } from './use-study-units.js';

const UnitDrawer = lazy(async () => ({ default: (await import('./unit-drawer.js')).UnitDrawer }));
const UnitFormDrawer = lazy(async () => ({
  default: (await import('./unit-form-drawer.js')).UnitFormDrawer,
}));

const QuestionsDrawer = lazy(async () => ({
  default: (await import('../questions/questions-drawer.js')).QuestionsDrawer,
}));

/** The units of the courses of the active class: written, given a file or questions, put in order. */
export function UnitListsScreen() {
  const { t } = useWords();
  const plan = useStudyPlan();
  const { class_id, mayChange } = plan;
  const list = useStudyUnits(class_id);
  const columns = useStudyUnitColumns(plan);
  const filters = useStudyUnitFilters(plan);
  const commands = useStudyUnitCommands(class_id);
  const [writing, setWriting] = useState<{ readonly unit?: StudyUnitRow }>();
  const [asking, setAsking] = useState<StudyUnitRow>();
  const [removing, setRemoving] = useState<StudyUnitRow>();
  const edit = (unit: StudyUnitRow) => {
    list.close();
    setWriting({ unit });
  };
  return (
    <ScreenPage
      description={t(mayChange && !list.inOrder ? 'study.unit_lists.order_text' : 'study.unit_lists.text')}
      actions={
        mayChange &&
        (plan.courses.length > 0 ? (
          <Button variant="primary" onClick={() => setWriting({})}>
            {t('study.unit_new')}
          </Button>
        ) : (
          <ButtonLink to={routes.byId['study-course-lists'].path}>{t('route.study_course_lists')}</ButtonLink>
        ))
      }
    >
      <StudyBanner plan={plan} />
      <FullList
        area="study.unit_lists"
        invites={mayChange}
        filters={filters}
        list={list}
        columns={columns}
        rowId={({ study_unit_id }) => String(study_unit_id)}
        rowLabel={({ title }) => title}
        rowActions={(unit) => (
          <Inline wrap={false} gap="xs">
            {mayChange && list.inOrder && (
              <RowMover
                name={unit.title}
                position={unit.position}
                total={list.total}
                onMove={(by) => commands.move(unit, by)}
              />
            )}
            <UnitActions
              unit={unit}
              mayChange={mayChange}
              onEdit={() => edit(unit)}
              onRemove={() => setRemoving(unit)}
            />
          </Inline>
        )}
      />
      <VisuallyHidden role="status">{commands.said}</VisuallyHidden>
      <Suspense>
        {list.openId !== undefined && (
          <UnitDrawer
            key={list.openId}
            class_id={class_id}
            unitId={list.openId}
            mayChange={mayChange}
            onEdit={edit}
            onAsk={(unit) => {
              list.close();
              setAsking(unit);
            }}
            onClose={list.close}
          />
        )}
        {asking && <QuestionsDrawer unit={asking} onClose={() => setAsking(undefined)} />}
        {writing && (
          <UnitFormDrawer
            plan={plan}
            unit={writing.unit}
            courseId={list.courseId}
            onSaved={list.open}
            onClose={() => setWriting(undefined)}
          />
        )}
      </Suspense>
      {removing && (
        <ConfirmDialog
          open
          onOpenChange={() => setRemoving(undefined)}
          title={t('study.unit_remove_title', { title: removing.title })}
          description={t('study.unit_remove_text')}
          confirmLabel={t('study.unit_remove')}
          tone="danger"
          onConfirm={async () => {
            await commands.remove(removing);
            // A refusal means that the seen data is old.
            return true;
          }}
        />
      )}
    </ScreenPage>
  );
}

import type { StudyUnitRow } from '@skillcert/api-client';
import { Drawer } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import type { StudyPlan } from '../use-study-plan.js';
import { UnitForm } from './unit-form.js';

interface UnitFormDrawerProps {
  readonly plan: StudyPlan;
  /** Left out for a new one. */
  readonly unit: StudyUnitRow | undefined;
  /** The course that a new one is likely of. */
  readonly courseId: number | undefined;
  /** Shows the saved unit, if a file is still to be sent for it. */
  readonly onSaved: (unit: Pick<StudyUnitRow, 'study_unit_id'>) => void;
  readonly onClose: () => void;
}

/**
 * The form of a unit beside the list. A click outside or Escape does not discard the input. An editor begins with
 * the server's current version: an older text would only be refused.
 */
export function UnitFormDrawer({ plan, unit, courseId, onSaved, onClose }: UnitFormDrawerProps) {
  const { t } = useWords();
  const { class_id } = plan;
  const query = useCallQuery(
    'study/fetchStudyUnit',
    { class_id, study_unit_id: unit?.study_unit_id ?? 0 },
    { enabled: unit !== undefined, staleTime: 0 },
  );
  const { data, isFetchedAfterMount } = query;
  const readState = isFetchedAfterMount ? contentState(query) : 'loading';
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      size="large"
      title={t(unit ? 'study.unit_edit' : 'study.unit_new')}
      description={unit && `${unit.course_title} · ${t(`study.kind.${unit.kind}`)}`}
      state={unit ? readState : 'ready'}
      onRetry={() => query.refetch()}
    >
      {(data || !unit) && (
        <UnitForm
          plan={plan}
          unit={data}
          courseId={courseId}
          onSaved={({ kind, ...saved }) => {
            onClose();
            if (!unit && kind !== 'article') onSaved(saved);
          }}
          onClose={onClose}
        />
      )}
    </Drawer>
  );
}

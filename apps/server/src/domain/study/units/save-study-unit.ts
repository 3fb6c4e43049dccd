import { handle } from '../../../platform/http/calls/handle.js';
import { refuseFields } from '../../../platform/http/errors/refuse.js';
import { newId } from '../../../platform/store/new-id.js';
import { auditStudy } from '../audit-study.js';
import { findCourse } from '../courses/find-course.js';
import { lockStudyClass } from '../lock-study-class.js';
import { addStudyUnit, changeStudyUnit } from './write-study-unit.js';

export const saveStudyUnit = handle('study/saveStudyUnit', ({ input, caller, services, request }) => {
  const { class_id, course_id, updated_at, title, kind, required_minutes } = input;
  if (input.study_unit_id !== undefined && !updated_at) throw refuseFields({ updated_at: 'required' });
  // It is done by passing, however long that takes.
  if (kind === 'quiz' && required_minutes > 0) throw refuseFields({ required_minutes: 'not_offered' });
  const study_unit_id = input.study_unit_id ?? newId();
  const unit = { ...input, study_unit_id };
  return services.store.withTx(async (tx) => {
    const at = services.now();
    await lockStudyClass(tx, class_id);
    const { status } = await findCourse(tx, { class_id, course_id });
    const before =
      input.study_unit_id !== undefined && updated_at
        ? await changeStudyUnit(tx, unit, { updated_at, at, published: status === 'published' })
        : await addStudyUnit(tx, unit, at);
    await auditStudy(tx, {
      class_id,
      caller,
      request,
      at,
      action: before ? 'edit' : 'create',
      object_type: 'study_unit',
      object_id: study_unit_id,
      detail: { course_id, title, kind, required_minutes, ...(before && { before }) },
    });
    return { study_unit_id, updated_at: at.toISOString() };
  });
});

import '@skillcert/ui/editable-cell.css';
import { isCallError, type StudyUnitRow } from '@skillcert/api-client';
import { studyLimits } from '@skillcert/core';
import { EditableCell } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../client/call.js';
import { explainUpload } from '../../../forms/explain-upload.js';
import { useWords } from '../../../messages/words-state.js';
import { readMinutes } from './read-minutes.js';

const max = studyLimits.required_minutes_max;

/** The required minutes of a unit, edited in place. */
export function MinutesCell({ unit }: { readonly unit: StudyUnitRow }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { class_id, course_id, study_unit_id, updated_at, title, kind, course_title, position } = unit;
  const save = async (text: string) => {
    const required_minutes = readMinutes(text);
    if (required_minutes === undefined) return t('study.minutes_wrong', { max });
    const seen = { class_id, course_id, study_unit_id, updated_at, title, kind };
    try {
      await call(
        'study/saveStudyUnit',
        { ...seen, required_minutes },
        { key: crypto.randomUUID(), quiet: true },
      );
    } catch (error) {
      if (!isCallError(error)) throw error;
      // A refused text stays as typed; the current value is read beside it.
      await queries.invalidateQueries({ queryKey: ['study'] });
      return explainUpload(error);
    }
    return queries.invalidateQueries({ queryKey: ['study'] });
  };
  return (
    <EditableCell
      label={t('study.required_of', {
        course: course_title,
        unit: t('study.numbered', { position, title }),
      })}
      type="number"
      value={String(unit.required_minutes)}
      onSave={save}
    />
  );
}

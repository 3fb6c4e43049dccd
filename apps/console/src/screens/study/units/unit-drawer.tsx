import { learningFigures } from '../learning-figures.js';
import '@skillcert/ui/descriptions.css';
import type { OutputOf, StudyUnitRow } from '@skillcert/api-client';
import type { StudyKind } from '@skillcert/core';
import { Button, ButtonLink, Descriptions, Drawer, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useFormats } from '../../../format/use-formats.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { RecordHistory } from '../../../timeline/record-history.js';
import { learnPath } from '../learn-path.js';
import { useStudyActionTitle } from '../use-study-action-title.js';
import { UnitFileField } from './unit-file-field.js';
import { useFileText } from './use-file-text.js';

interface UnitDrawerProps {
  readonly class_id: number;
  readonly unitId: number;
  readonly mayChange: boolean;
  readonly onEdit: (unit: StudyUnitRow) => void;
  readonly onAsk: (unit: StudyUnitRow) => void;
  readonly onClose: () => void;
}

const hasFile = (kind: StudyKind): kind is 'pdf' | 'video' => kind === 'pdf' || kind === 'video';

function UnitFacts({ unit }: { readonly unit: OutputOf<'study/fetchStudyUnit'> }) {
  const { t } = useWords();
  const { minute } = useFormats();
  const fileText = useFileText();
  return (
    <Descriptions
      items={[
        { id: 'kind', label: t('study.kind'), value: t(`study.kind.${unit.kind}`) },
        unit.kind === 'quiz'
          ? { id: 'questions', label: t('study.quiz.questions'), value: unit.questions }
          : { id: 'required', label: t('study.required'), value: unit.required_minutes },
        ...(hasFile(unit.kind)
          ? [{ id: 'file', label: t('study.file'), value: fileText(unit.file), wide: true }]
          : []),
        ...learningFigures.map((id) => ({
          id,
          label: t(`study.${id}`),
          value: unit[id],
        })),
        { id: 'updated_at', label: t('study.updated_at'), value: minute(unit.updated_at) },
      ]}
    />
  );
}

/** One unit beside the list: its kind, the learners' progress, its file, which is uploaded here, and its history. */
export function UnitDrawer({ class_id, unitId, mayChange, onEdit, onAsk, onClose }: UnitDrawerProps) {
  const { t } = useWords();
  const actionTitle = useStudyActionTitle();
  const [pending, setPending] = useState(0);
  const query = useCallQuery('study/fetchStudyUnit', { class_id, study_unit_id: unitId });
  const unit = query.data;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      // A file that is on its way is given up with the drawer.
      dismissable={pending === 0}
      title={unit?.title ?? t('study.unit')}
      description={unit?.course_title}
      state={contentState(query)}
      onRetry={() => query.refetch()}
      footer={
        unit && (
          <>
            <ButtonLink to={learnPath(unitId)}>{t('study.preview')}</ButtonLink>
            {mayChange && unit.kind === 'quiz' && (
              <Button onClick={() => onAsk(unit)}>{t('study.quiz.write')}</Button>
            )}
            {mayChange && (
              <Button variant="primary" onClick={() => onEdit(unit)}>
                {t('common.edit')}
              </Button>
            )}
          </>
        )
      }
    >
      {unit && (
        <Stack gap="lg">
          <UnitFacts unit={unit} />
          {mayChange && hasFile(unit.kind) && (
            <UnitFileField unit={unit} kind={unit.kind} onPendingChange={setPending} />
          )}
          <RecordHistory
            entries={unit.timeline}
            actionTitle={actionTitle}
            unnamedActor={() => t('timeline.system')}
          />
        </Stack>
      )}
    </Drawer>
  );
}

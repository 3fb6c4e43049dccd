import { defaultExam, scoreEachFields, scoreOwnerFields } from '@skillcert/core';
import { useWords } from '../../../messages/words-state.js';
import { ChosenSheet } from '../../../sheets/chosen-sheet.js';
import { useFields } from '../../../sheets/use-fields.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';
import type { ScoreImportPreview, ScoreImportState } from './use-score-import.js';

interface ChosenScoresProps extends Pick<ScoreImportPreview, 'look'> {
  readonly state: Pick<ScoreImportState, 'readAnew' | 'readBy' | 'readSheet' | 'choose'>;
}

/** How a sheet of scores will be read, and what its columns are. */
export function ChosenScores({ state, look }: ChosenScoresProps) {
  const { t } = useWords();
  const fields = useFields();
  const subjectTitle = useSubjectTitle();
  return (
    <ChosenSheet
      look={look}
      readAnew={state.readAnew}
      isWhole={look.is_whole}
      fields={[
        ...fields(scoreOwnerFields),
        ...defaultExam.subjects.map(({ id }) => ({ field: id, title: subjectTitle(id) })),
        ...fields(scoreEachFields),
      ]}
      missing={t('sheet.missing.scores')}
      onHeadRow={state.readBy}
      onSheet={state.readSheet}
      onChoose={state.choose}
    />
  );
}

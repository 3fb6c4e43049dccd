import type { PapersRecord } from '@skillcert/api-client';
import { useWords } from '../../../../messages/words-state.js';
import { JobProgress } from '../../../../pdf/job-progress.js';

interface PapersProgressProps {
  readonly print: PapersRecord;
  readonly onSave: () => Promise<void>;
}

/** The progress of the papers of an exam, and their kinds. */
export function PapersProgress({ print, onSave }: PapersProgressProps) {
  const { t } = useWords();
  const { printed, total, fault, papers } = print;
  return (
    <JobProgress
      print={print}
      failed={fault ? t('exam.all_papers.failed') : undefined}
      label={t('exam.all_papers.progress', { printed, total })}
      done={t('exam.all_papers.done', { count: total })}
      about={papers.map((paper) => t(`exam.papers.${paper}`)).join(t('common.list_comma'))}
      saveLabel={t('exam.all_papers.save')}
      onSave={onSave}
    />
  );
}

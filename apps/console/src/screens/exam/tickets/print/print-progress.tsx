import type { PrintRecord } from '@skillcert/api-client';
import { useWords } from '../../../../messages/words-state.js';
import { JobProgress } from '../../../../pdf/job-progress.js';

interface PrintProgressProps {
  readonly print: PrintRecord;
  readonly onSave: () => Promise<void>;
}

/** The progress of the tickets printed together. */
export function PrintProgress({ print, onSave }: PrintProgressProps) {
  const { t } = useWords();
  const { printed, total, fault } = print;
  return (
    <JobProgress
      print={print}
      failed={fault ? t(`exam.tickets.print_fault.${fault}`) : undefined}
      label={t('exam.tickets.print_progress', { printed, total })}
      done={t('exam.tickets.print_done', { count: total })}
      saveLabel={t('exam.tickets.print_save')}
      onSave={onSave}
    />
  );
}

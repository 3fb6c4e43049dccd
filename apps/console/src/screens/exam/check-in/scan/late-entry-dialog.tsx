import { ConfirmDialog } from '@skillcert/ui';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import type { AskedScan, Scanner } from './use-scanner.js';

interface LateEntryDialogProps {
  readonly scanner: Scanner;
  readonly each: AskedScan;
}

/** Says the rule before somebody is admitted later than people are let in. */
export function LateEntryDialog({ scanner, each }: LateEntryDialogProps) {
  const { t } = useWords();
  const { clock } = useFormats();
  const { name, starts_at, minutes } = each;
  return (
    <ConfirmDialog
      open
      onOpenChange={scanner.drop}
      title={t('check_in.late_entry', { name })}
      description={t('check_in.late_entry_text', { start: clock(starts_at), minutes })}
      confirmLabel={t('check_in.late_entry_admit')}
      tone="danger"
      onConfirm={() => scanner.admitLate(each)}
    />
  );
}

import { Button, Drawer, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import type { TicketLists } from '../lists/use-ticket-lists.js';
import { PrintProgress } from './print-progress.js';
import { usePrint } from './use-print.js';

interface PrintDrawerProps {
  readonly list: TicketLists;
  /** Those that were chosen; none for all of the class. */
  readonly chosen: readonly number[];
  readonly onClose: () => void;
}

/** Has many tickets printed, shows their progress, and saves them; it can be closed at any time. */
export function PrintDrawer({ list: { class_id, counts }, chosen, onClose }: PrintDrawerProps) {
  const { t } = useWords();
  const print = usePrint(class_id);
  const { current } = print;
  const count = chosen.length || (counts?.issued ?? 0);
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={t('exam.tickets.print')}
      state={print.state}
      onRetry={print.retry}
      footer={
        <Button variant="primary" disabled={print.moving || count === 0} onClick={() => print.start(chosen)}>
          {t(chosen.length > 0 ? 'exam.tickets.print_chosen' : 'exam.tickets.print_all', { count })}
        </Button>
      }
    >
      <Stack gap="lg">
        <Text>{t('exam.tickets.print_text')}</Text>
        {current && <PrintProgress print={current} onSave={() => print.save(t('exam.tickets.print_file'))} />}
      </Stack>
    </Drawer>
  );
}

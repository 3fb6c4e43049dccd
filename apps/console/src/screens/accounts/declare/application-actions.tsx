import type { ClassRecord } from '@skillcert/api-client';
import { Button, Inline } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import type { useClassDialogs } from '../../class/lists/use-class-dialogs.js';
import { useClassRights } from '../../class/use-class-rights.js';

interface ApplicationActionsProps {
  readonly record: ClassRecord;
  readonly dialogs: ReturnType<typeof useClassDialogs>;
  readonly onDetails: (record: ClassRecord) => void;
}

/** The next step of an application: to continue writing it, or to check it. */
export function ApplicationActions({ record, dialogs, onDetails }: ApplicationActionsProps) {
  const { t } = useWords();
  const { eventsOf, mayEdit } = useClassRights();
  const name = record.class_name;
  const write = record.status === 'refused' ? 'declare.mend' : 'declare.write';
  const checks = eventsOf(record).filter((event) => event === 'approve' || event === 'refuse');
  return (
    <Inline wrap={false} gap="xs">
      {mayEdit(record) && (
        <Button
          size="small"
          aria-label={t('declare.write_named', { act: t(write), name })}
          onClick={() => dialogs.edit(record)}
        >
          {t(write)}
        </Button>
      )}
      {checks.map((event) => (
        <Button
          key={event}
          size="small"
          variant={event === 'approve' ? 'primary' : 'secondary'}
          aria-label={t('declare.check_named', { event: t(`class.event.${event}`), name })}
          onClick={() => dialogs.ask(record, event)}
        >
          {t(`class.event.${event}`)}
        </Button>
      ))}
      {checks.length === 0 && !mayEdit(record) && (
        <Button size="small" onClick={() => onDetails(record)}>
          {t('common.details')}
        </Button>
      )}
    </Inline>
  );
}

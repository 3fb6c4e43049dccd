import type { ClassRecord } from '@skillcert/api-client';
import { Button, DropdownMenu, Inline } from '@skillcert/ui';
import { Ellipsis, LogIn } from 'lucide-react';
import { useWords } from '../../../messages/words-state.js';
import { isGrave } from '../event/event-look.js';
import type { ListedClassEvent } from '../event/listed-class-event.js';
import type { CopiedDates } from '../form/copied-class.js';
import { useClassRights } from '../use-class-rights.js';
import { useEnterClass } from '../use-enter-class.js';

interface ClassRowActionsProps {
  readonly record: ClassRecord;
  readonly onDetails: (record: ClassRecord) => void;
  readonly onEdit: (record: ClassRecord) => void;
  readonly onCopy: (record: ClassRecord, dates: CopiedDates) => void;
  readonly onEvent: (record: ClassRecord, event: ListedClassEvent) => void;
}

/** Enters the class, and offers everything else that its state and the account allow in a menu. */
export function ClassRowActions({ record, onDetails, onEdit, onCopy, onEvent }: ClassRowActionsProps) {
  const { t } = useWords();
  const { eventsOf, mayCreate, mayEdit } = useClassRights();
  const enter = useEnterClass();
  const name = record.class_name;
  const events = eventsOf(record);
  return (
    <Inline wrap={false} gap="xs">
      <Button
        size="small"
        icon={<LogIn aria-hidden="true" />}
        aria-label={t('classes.enter_named', { name })}
        onClick={() => enter(record)}
      >
        {t('classes.enter')}
      </Button>
      <DropdownMenu
        icon
        size="small"
        label={t('common.more', { name })}
        trigger={<Ellipsis aria-hidden="true" />}
        items={[
          { id: 'details', label: t('common.details'), onSelect: () => onDetails(record) },
          ...(mayEdit(record)
            ? [{ id: 'edit', label: t('common.edit'), onSelect: () => onEdit(record) }]
            : []),
          ...(mayCreate
            ? (['shifted', 'cleared'] as const).map((dates) => ({
                id: dates,
                label: t(`classes.copy_${dates}`),
                onSelect: () => onCopy(record, dates),
              }))
            : []),
          ...(events.length > 0 ? [{ kind: 'separator' as const, id: 'events' }] : []),
          ...events.map((event) => ({
            id: event,
            label: t(`class.event.${event}`),
            ...(isGrave(event) ? { tone: 'danger' as const } : {}),
            onSelect: () => onEvent(record, event),
          })),
        ]}
      />
    </Inline>
  );
}

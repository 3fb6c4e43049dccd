import { type ClassEvent, classLifecycle, eventsFrom } from '@skillcert/core';
import { Ellipsis, LogIn } from 'lucide-react';
import { Button, DropdownMenu, Inline } from '../index.js';
import { classEventWords } from './sample-class-state-words.js';
import { classWords } from './sample-class-words.js';
import type { SampleClass } from './sample-classes.js';
import { useSay } from './sample-say.js';

type ListedEvent = keyof typeof classEventWords;

const isListed = (event: ClassEvent): event is ListedEvent => event in classEventWords;
const grave: readonly ListedEvent[] = ['refuse', 'cancel'];
const act = () => undefined;

/** Enter the class, and the menu of everything else that its state allows the staff of the programme. */
export function ClassActions({ record }: { record: SampleClass }) {
  const t = useSay(classWords);
  const eventTitle = useSay(classEventWords);
  const { class_name: name, status } = record;
  const events = eventsFrom(classLifecycle, status, ['zky-admin'])
    .map(({ event }) => event)
    .filter(isListed);
  return (
    <Inline wrap={false} gap="xs">
      <Button
        size="small"
        icon={<LogIn aria-hidden="true" />}
        aria-label={t('enter_named', { name })}
        onClick={act}
      >
        {t('enter')}
      </Button>
      <DropdownMenu
        icon
        size="small"
        label={t('more', { name })}
        trigger={<Ellipsis aria-hidden="true" />}
        items={[
          { id: 'details', label: t('details'), onSelect: act },
          ...(events.includes('submit') ? [{ id: 'edit', label: t('edit'), onSelect: act }] : []),
          { id: 'shifted', label: t('copy_shifted'), onSelect: act },
          { id: 'cleared', label: t('copy_cleared'), onSelect: act },
          ...(events.length > 0 ? [{ kind: 'separator' as const, id: 'events' }] : []),
          ...events.map((event) => ({
            id: event,
            label: eventTitle(event),
            ...(grave.includes(event) && { tone: 'danger' as const }),
            onSelect: act,
          })),
        ]}
      />
    </Inline>
  );
}

import '@skillcert/ui/split-button.css';
import type { CourseRow } from '@skillcert/api-client';
import { Button, type MenuEntry, SplitButton } from '@skillcert/ui';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../../../messages/words-state.js';
import { routes } from '../../../routes.js';
import type { CourseCommands } from './use-course-commands.js';

interface CourseActionsProps {
  readonly course: CourseRow;
  readonly commands: CourseCommands;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** Leads to the units of a course; beside it, the other actions on the course. */
export function CourseActions({ course, commands, mayChange, onEdit, onRemove }: CourseActionsProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { course_id, title } = course;
  const name = t('study.units_of', { title });
  const showUnits = () => navigate(`${routes.byId['study-unit-lists'].path}?in=${course_id}`);
  if (!mayChange)
    return (
      <Button size="small" aria-label={name} onClick={showUnits}>
        {t('study.units')}
      </Button>
    );
  const items: readonly MenuEntry[] = [
    { id: 'edit', label: t('common.edit'), onSelect: onEdit },
    ...commands.eventsOf(course).map((event) => ({
      id: event,
      label: t(`study.${event}`),
      onSelect: () => commands.decide(course, event),
    })),
    // A course that somebody has begun stays.
    ...(course.begun > 0
      ? []
      : [
          { kind: 'separator' as const, id: 'last' },
          {
            id: 'remove',
            label: t('study.course_remove'),
            tone: 'danger' as const,
            onSelect: onRemove,
          },
        ]),
  ];
  return (
    <SplitButton
      size="small"
      aria-label={name}
      menuLabel={t('common.more', { name: title })}
      items={items}
      onClick={showUnits}
    >
      {t('study.units')}
    </SplitButton>
  );
}

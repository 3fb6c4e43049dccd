import type { AttendanceRow } from '@skillcert/api-client';
import { type LessonMark, lessonMarks } from '@skillcert/core';
import { Button, DropdownMenu, Inline } from '@skillcert/ui';
import { Ellipsis } from 'lucide-react';
import { useWords } from '../../../../messages/words-state.js';

interface MarkActionsProps {
  readonly row: AttendanceRow;
  readonly onMark: (mark: LessonMark | null) => unknown;
}

/** Marks a person as present, or with another mark. */
export function MarkActions({ row: { name, mark }, onMark }: MarkActionsProps) {
  const { t } = useWords();
  const others = lessonMarks.filter((each) => each !== mark && (each !== 'present' || mark !== null));
  return (
    <Inline wrap={false} gap="xs">
      {mark === null && (
        <Button size="small" aria-label={t('lessons.present_of', { name })} onClick={() => onMark('present')}>
          {t('lessons.mark.present')}
        </Button>
      )}
      <DropdownMenu
        icon
        size="small"
        label={t('common.more', { name })}
        trigger={<Ellipsis aria-hidden="true" />}
        items={[
          ...others.map((each) => ({
            id: each,
            label: t(`lessons.mark.${each}`),
            onSelect: () => onMark(each),
          })),
          ...(mark === null
            ? []
            : [
                { kind: 'separator' as const, id: 'back' },
                { id: 'open', label: t('lessons.take_back'), onSelect: () => onMark(null) },
              ]),
        ]}
      />
    </Inline>
  );
}

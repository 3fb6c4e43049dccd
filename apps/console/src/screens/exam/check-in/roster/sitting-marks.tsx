import type { RosterRow, SittingCounts } from '@skillcert/api-client';
import { type SittingMark, sittingMarks } from '@skillcert/core';
import { DropdownMenu } from '@skillcert/ui';
import { Ellipsis } from 'lucide-react';
import { useWords } from '../../../../messages/words-state.js';

interface SittingMarksProps {
  readonly row: RosterRow;
  readonly sitting: SittingCounts;
  readonly onMark: (mark: SittingMark | null) => unknown;
}

/** Marks by name whether a person was at the shown sitting. */
export function SittingMarks({ row, sitting, onMark }: SittingMarksProps) {
  const { t } = useWords();
  const mark = row.seats.find(({ sitting_id }) => sitting_id === sitting.sitting_id)?.mark ?? null;
  const others = sittingMarks.filter((each) => each !== mark);
  return (
    <DropdownMenu
      icon
      size="small"
      label={t('common.more', { name: row.name })}
      trigger={<Ellipsis aria-hidden="true" />}
      items={[
        ...others.map((each) => ({
          id: each,
          label: t(`check_in.mark.${each}`),
          onSelect: () => onMark(each),
        })),
        ...(mark === null
          ? []
          : [
              { kind: 'separator' as const, id: 'back' },
              { id: 'open', label: t('check_in.take_back'), onSelect: () => onMark(null) },
            ]),
      ]}
    />
  );
}

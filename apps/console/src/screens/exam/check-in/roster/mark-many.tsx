import type { SittingCounts } from '@skillcert/api-client';
import { Button, ConfirmDialog, Text } from '@skillcert/ui';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import type { MarkingMany } from './use-marking-many.js';
import { useSittingTitle } from './use-sitting-title.js';

interface MarkManyProps {
  readonly marking: MarkingMany;
}

interface MarkOthersProps extends MarkManyProps {
  readonly sitting: SittingCounts;
}

/** Marks the chosen people of a sitting in one way, or takes their marks back. */
export function MarkChosen({ marking: { ask, chosen } }: MarkManyProps) {
  const { t } = useWords();
  return (
    <>
      {(['present', 'absent', 'left'] as const).map((mark) => (
        <Button key={mark} size="small" onClick={() => ask(mark, chosen)}>
          {t(`check_in.mark_as.${mark}`)}
        </Button>
      ))}
      <Button size="small" variant="ghost" onClick={() => ask(null, chosen)}>
        {t('check_in.mark_as.open')}
      </Button>
    </>
  );
}

/** Marks everybody of a sitting about whom nothing is said yet as present. */
export function MarkOthers({ marking, sitting: { unmarked } }: MarkOthersProps) {
  const { t } = useWords();
  if (unmarked === 0) return null;
  return (
    <Button onClick={() => marking.ask('present', 'others')}>
      {t('check_in.others_present', { count: unmarked })}
    </Button>
  );
}

/** Asks before many people are marked: how many, of which sitting, and how many other marks are replaced. */
export function MarkManyDialog({ marking }: MarkManyProps) {
  const { t } = useWords();
  const titleOf = useSittingTitle();
  const { asked, asksWhy, drop, give } = marking;
  if (!asked) return null;
  const { sitting, mark, marks, replaced, others } = asked;
  const count = marks.length;
  const ofSitting = titleOf(sitting);
  const title = mark
    ? t('check_in.mark_many', { count, mark: t(`check_in.mark.${mark}`) })
    : t('check_in.take_back_many', { count });
  const about = others ? t('check_in.others_text', { sitting: ofSitting }) : ofSitting;
  const shared = {
    title,
    description: asksWhy ? `${about} ${t('check_in.correct_text')}` : about,
    children: mark && replaced > 0 && <Text>{t('check_in.mark_many_replaced', { count: replaced })}</Text>,
  };
  if (asksWhy) return <ReasonDialog {...shared} onClose={drop} onGive={give} />;
  return <ConfirmDialog {...shared} open onOpenChange={drop} confirmLabel={title} onConfirm={() => give()} />;
}

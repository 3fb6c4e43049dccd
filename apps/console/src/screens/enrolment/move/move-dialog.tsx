import { limits } from '@skillcert/core';
import '@skillcert/ui/radio-group.css';
import type { EnrolmentDetail, MoveTarget } from '@skillcert/api-client';
import { Banner, ConfirmDialog, Field, RadioGroup, SearchInput, Stack, StateView, Text } from '@skillcert/ui';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { ReasonField } from '../review/reason-field.js';
import { useMove } from './use-move.js';

interface MoveDialogProps {
  readonly detail: EnrolmentDetail;
  readonly onClose: () => void;
}

// Up to so many classes are seen at a glance, without a search.
const atAGlance = 5;

/** The facts that distinguish a class: its place, time, unit and free seats. */
const useTargetHint = () => {
  const { t } = useWords();
  const { minute } = useFormats();
  return ({ city, exam_at, unit_name, seats_left }: MoveTarget): string =>
    [city, minute(exam_at), unit_name, t('review.move.seats', { count: seats_left })]
      .filter(Boolean)
      .join(' · ');
};

/** The class that the candidate is moved to. */
function TargetField({ move }: { readonly move: ReturnType<typeof useMove> }) {
  const { t } = useWords();
  const hintOf = useTargetHint();
  const { targets, chosen } = move;
  if (targets.length === 0) return <Text tone="muted">{t('review.move.no_match')}</Text>;
  return (
    <Field
      group
      required
      label={t('review.move.to')}
      error={move.lacksClass ? t('field.required') : undefined}
    >
      <RadioGroup
        appearance="cards"
        value={chosen ? String(chosen.class_id) : null}
        onValueChange={(class_id) => move.choose(Number(class_id))}
        options={targets.map((target) => ({
          value: String(target.class_id),
          label: target.class_name,
          hint: hintOf(target),
          disabled: target.seats_left === 0 && !target.waiting_list,
        }))}
      />
    </Field>
  );
}

/** Asks for the class that the candidate is moved to and the reason, and shows the effects. */
export function MoveDialog({ detail, onClose }: MoveDialogProps) {
  const { t } = useWords();
  const { money } = useFormats();
  const move = useMove(detail);
  const { targets, chosen, search } = move;
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('review.event.move')}
      description={t('review.move.text')}
      confirmLabel={t('review.event.move')}
      confirmDisabled={move.state !== 'ready'}
      onConfirm={move.move}
    >
      <StateView
        state={move.state}
        stateTitle={move.state === 'empty' ? t('review.move.none') : undefined}
        stateText={move.state === 'empty' ? t('review.move.none_text') : undefined}
        onRetry={move.retry}
      >
        <Stack>
          {(search !== '' || targets.length > atAGlance) && (
            <SearchInput
              value={search}
              onSearch={(text) => move.setSearch(text.trim())}
              label={t('review.move.search')}
              placeholder={t('review.move.search')}
              maxLength={limits.search_length_max}
            />
          )}
          <TargetField move={move} />
          {chosen && (
            <Banner tone={chosen.seats_left === 0 ? 'warning' : 'info'}>
              {t(chosen.seats_left === 0 ? 'review.move.waits' : 'review.move.takes', {
                fee: money(chosen.fee_cents, chosen.currency),
              })}
            </Banner>
          )}
          <ReasonField
            label={t('common.reason')}
            about={['move']}
            value={move.reason}
            onValueChange={move.setReason}
            error={move.lacksReason ? t('field.reason_required') : undefined}
          />
        </Stack>
      </StateView>
    </ConfirmDialog>
  );
}

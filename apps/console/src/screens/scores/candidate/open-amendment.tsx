import type { InputOf, OpenAmendment } from '@skillcert/api-client';
import { Banner, Button, ConfirmDialog } from '@skillcert/ui';
import { useState } from 'react';
import { useKeyed } from '../../../client/use-keyed.js';
import { useFormats } from '../../../format/use-formats.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';
import { useScoreCommand } from '../use-score-command.js';
import { useScoreText } from '../use-score-text.js';

interface OpenAmendmentBannerProps {
  readonly class_id: number;
  readonly amendment: OpenAmendment;
}

type Step = InputOf<'score/decideAmendment'>['event'];

interface AmendmentDialogProps {
  readonly step: Step;
  /** The score as it would become, in words. */
  readonly to: string;
  readonly onClose: () => void;
  readonly onDecide: (step: Step, why?: string) => Promise<boolean>;
}

function AmendmentDialog({ step, to, onClose, onDecide }: AmendmentDialogProps) {
  const { t } = useWords();
  if (step === 'refuse')
    return (
      <ReasonDialog
        length="paragraph"
        title={t('scores.proposed.refuse')}
        description={to}
        tone="danger"
        onClose={onClose}
        onGive={(why) => onDecide('refuse', why)}
      />
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`scores.proposed.${step}`)}
      description={step === 'confirm' ? t('scores.proposed.confirm_text', { to }) : to}
      confirmLabel={t(`scores.proposed.${step}`)}
      onConfirm={() => onDecide(step)}
    />
  );
}

/** A change that waits: its own person may withdraw it, another one confirms or refuses it. */
export function OpenAmendmentBanner({ class_id, amendment }: OpenAmendmentBannerProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const run = useScoreCommand();
  const scoreText = useScoreText();
  const keyed = useKeyed();
  const [asking, setAsking] = useState<Step>();
  const { amendment_id, kind, score, reason, proposed_by, proposed_at, mine } = amendment;
  const steps: readonly Step[] = mine ? ['withdraw'] : ['confirm', 'refuse'];
  const to = t(`scores.proposed.${kind}`, { score: score === null ? '' : scoreText(score) });

  const decide = (event: Step, why?: string): Promise<boolean> => {
    const asked = { class_id, amendment_id, event, ...(why && { reason: why }) };
    return run(() => keyed('score/decideAmendment', asked), t(`scores.proposed.${event}_done`));
  };

  return (
    <>
      <Banner
        tone="warning"
        role="note"
        title={to}
        actions={steps.map((event) => (
          <Button
            key={event}
            size="small"
            variant={event === 'confirm' ? 'primary' : 'secondary'}
            onClick={() => setAsking(event)}
          >
            {t(`scores.proposed.${event}`)}
          </Button>
        ))}
      >
        {t('scores.proposed.by', { name: proposed_by, time: minute(proposed_at), reason })}
      </Banner>
      {asking && (
        <AmendmentDialog step={asking} to={to} onClose={() => setAsking(undefined)} onDecide={decide} />
      )}
    </>
  );
}

import type { RecheckRecord, ScoreCell } from '@skillcert/api-client';
import { Banner, Button } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../client/call.js';
import { useFormats } from '../../../format/use-formats.js';
import { ReasonDialog } from '../../../forms/reason-dialog.js';
import { useWords } from '../../../messages/words-state.js';
import { useScoreCommand } from '../use-score-command.js';
import { ProposeDialog } from './propose-dialog.js';
import type { CandidateScores } from './use-candidate-scores.js';

interface RecheckBannerProps {
  readonly scores: CandidateScores;
  readonly cell: ScoreCell;
  readonly recheck: RecheckRecord;
}

const answers = ['uphold', 'unchanged'] as const;

/** A candidate's request to have the score checked again: it stays, with a reason, or another figure is proposed. */
export function RecheckBanner({ scores, cell, recheck }: RecheckBannerProps) {
  const { t } = useWords();
  const { minute } = useFormats();
  const run = useScoreCommand();
  const [key] = useState(() => crypto.randomUUID());
  const [asking, setAsking] = useState<(typeof answers)[number]>();
  const { class_id } = scores;
  const { recheck_id, reason, requested_at } = recheck;
  const stopAsking = () => setAsking(undefined);
  // A change that waits is decided first.
  const possible = answers.filter((answer) => answer === 'unchanged' || !cell.amendment);
  return (
    <>
      <Banner
        role="note"
        title={t('scores.status.recheck')}
        actions={possible.map((answer) => (
          <Button key={answer} size="small" onClick={() => setAsking(answer)}>
            {t(`scores.recheck.${answer}`)}
          </Button>
        ))}
      >
        {t('scores.recheck.asked', { time: minute(requested_at), reason })}
      </Banner>
      {asking === 'uphold' && (
        <ProposeDialog scores={scores} cell={cell} kind="amend" recheckId={recheck_id} onClose={stopAsking} />
      )}
      {asking === 'unchanged' && (
        <ReasonDialog
          length="paragraph"
          title={t('scores.recheck.unchanged')}
          description={t('scores.recheck.unchanged_text')}
          onClose={stopAsking}
          onGive={(why) =>
            run(
              () =>
                call(
                  'score/decideRecheck',
                  { class_id, recheck_id, event: 'unchanged', reason: why },
                  { key },
                ),
              t('scores.recheck.unchanged_done'),
            )
          }
        />
      )}
    </>
  );
}

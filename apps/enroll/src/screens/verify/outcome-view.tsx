import { Banner, Button, StateView } from '@skillcert/ui';
import { problemText } from '../../client/problem-text.js';
import { useWords } from '../../words/use-words.js';
import type { Outcome } from './check-certificate.js';
import { SignedCard } from './signed-card.js';
import { VerdictCard } from './verdict-card.js';

interface OutcomeViewProps {
  readonly outcome: Outcome;
  readonly onAgain: () => Promise<void>;
}

/** The outcome or progress of a check; nothing before the first question. */
export function OutcomeView({ outcome, onAgain }: OutcomeViewProps) {
  const { t } = useWords();
  switch (outcome.at) {
    case 'asking':
      return null;
    case 'checking':
      return <StateView state="loading" />;
    case 'found':
      return <VerdictCard verdict={outcome.verdict} />;
    case 'signed':
      return <SignedCard certificate={outcome.certificate} onAgain={onAgain} />;
    case 'unasked':
      return <SignedCard certificate={outcome.certificate} problem={outcome.problem} onAgain={onAgain} />;
    case 'unproven':
      return (
        <Banner
          tone="warning"
          role="status"
          title={t('verify.unproven')}
          actions={<Button onClick={onAgain}>{t('verify.again')}</Button>}
        >
          {t('verify.unproven_text')}
        </Banner>
      );
    case 'forged':
    case 'unknown':
      return (
        <Banner tone="danger" role="alert" title={t(`verify.${outcome.at}`)}>
          {t(`verify.${outcome.at}_text`)}
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="danger" role="alert">
          {problemText(t, outcome.problem)}
        </Banner>
      );
  }
}

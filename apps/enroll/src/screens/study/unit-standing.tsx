import '@skillcert/ui/banner.css';
import { Banner, Button, Progress, Stack, Text } from '@skillcert/ui';
import { learnedText } from '../../words/learned-text.js';
import { useWords } from '../../words/use-words.js';
import type { Learning } from './use-learning.js';
import type { OpenedUnit } from './use-study-unit.js';

interface UnitStandingProps {
  readonly unit: OpenedUnit;
  readonly learning: Learning;
}

/** The progress, and whether the time counts. */
export function UnitStanding({ unit, learning }: UnitStandingProps) {
  const { t } = useWords();
  const { kind, required_minutes } = unit;
  const isDone = learning.progress.done_at !== null;
  return (
    <Stack gap="sm">
      {kind !== 'quiz' && <UnitMinutes unit={unit} learning={learning} />}
      <Text as="p" role="status" tone="success">
        {isDone && kind === 'quiz' && t('study.quiz.done')}
        {isDone && required_minutes > 0 && t('study.done_text', { required: required_minutes })}
      </Text>
      <WhetherCounted unit={unit} learning={learning} />
    </Stack>
  );
}

/** The minutes as the server counted them. */
export function UnitMinutes({ unit: { required_minutes }, learning: { progress } }: UnitStandingProps) {
  const { t } = useWords();
  const minutes = Math.floor(progress.seconds / 60);
  const words = learnedText(t, { minutes, required_minutes });
  return (
    <Stack gap="xs">
      <Text as="p" weight="medium" tabular>
        {words}
      </Text>
      {required_minutes > 0 && (
        <Progress
          value={minutes}
          max={required_minutes}
          label={words}
          tone={progress.done_at ? 'success' : 'accent'}
        />
      )}
    </Stack>
  );
}

function WhetherCounted({ unit: { kind }, learning }: UnitStandingProps) {
  const { t } = useWords();
  switch (learning.state) {
    case 'taken':
      return (
        <Banner
          tone="warning"
          title={t('study.taken_title')}
          actions={
            <Button size="small" onClick={learning.takeBack}>
              {t('study.learn_here')}
            </Button>
          }
        >
          {t('study.taken_text')}
        </Banner>
      );
    case 'unheard':
      return (
        <Banner tone="warning" title={t('study.unheard_title')}>
          {t('study.unheard_text')}
        </Banner>
      );
    case 'over':
      return <Banner role="note">{t('study.over')}</Banner>;
    default:
      // It is done by passing, however long that takes.
      if (kind === 'quiz') return null;
      return (
        <Text as="p" size="sm" tone="muted">
          {t(kind === 'video' ? 'study.play_hint' : 'study.seen_hint')}
        </Text>
      );
  }
}

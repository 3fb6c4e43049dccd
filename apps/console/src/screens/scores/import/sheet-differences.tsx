import '@skillcert/ui/stat.css';
import { Banner, Button, Grid, Inline, Stack, Stat } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { DifferenceTable } from './difference-table.js';
import type { ScoreImportPreview, ScoreImportState } from './use-score-import.js';

interface SheetDifferencesProps {
  readonly state: ScoreImportState;
  readonly preview: ScoreImportPreview;
}

/** What a sheet would change and what it cannot, score by score, and the step that enters it. */
export function SheetDifferences({ state, preview }: SheetDifferencesProps) {
  const { t } = useWords();
  const { counts, entered, ignored, lines, left_out } = preview;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Stack gap="lg">
      <Grid columns={3}>
        <Stat label={t('exam.scores.import.entered')} value={entered} />
        <Stat label={t('exam.scores.import.unchanged')} value={counts.same} />
        <Stat label={t('exam.scores.import.aside')} value={all - entered - counts.same} />
      </Grid>
      {ignored.length > 0 && (
        <Banner tone="warning">
          {t('exam.scores.import.ignored', { what: ignored.join(t('common.list_comma')) })}
        </Banner>
      )}
      {counts.second > 0 && <Banner tone="info">{t('exam.scores.import.second_text')}</Banner>}
      {entered === 0 && <Banner tone="info">{t('exam.scores.import.nothing')}</Banner>}
      {lines.length > 0 && <DifferenceTable lines={lines} counts={counts} leftOut={left_out} />}
      <Inline>
        <Button variant="primary" disabled={entered === 0} onClick={state.confirm}>
          {t('exam.scores.import.confirm', { count: entered })}
        </Button>
        <Button onClick={state.leave}>{t('exam.scores.import.again')}</Button>
      </Inline>
    </Stack>
  );
}

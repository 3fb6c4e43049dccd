import { limits } from '@skillcert/core';
import '@skillcert/ui/stat.css';
import { Banner, Button, Field, Grid, Inline, Stack, Stat, TextInput } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { useSubjectTitle } from '../../exam/use-exam-plan.js';
import { DifferenceTable } from './difference-table.js';
import type { ScoreImportPreview, ScoreImportState } from './use-score-import.js';

interface SheetDifferencesProps {
  readonly state: ScoreImportState;
  readonly preview: ScoreImportPreview;
}

/** The changes that a sheet would make and those that it cannot, score by score, and the step that enters them. */
export function SheetDifferences({ state, preview }: SheetDifferencesProps) {
  const { t } = useWords();
  const subjectTitle = useSubjectTitle();
  const { counts, entered, doubts, ignored, refused, dashes, lines, left_out } = preview;
  const [word, setWord] = useState('');
  const [asked, setAsked] = useState(false);
  const lacksWord = doubts > 0 && word.trim() === '';
  const confirm = async () => {
    setAsked(true);
    if (!lacksWord) await state.confirm(word.trim());
  };
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Stack gap="lg">
      <Grid columns={3}>
        <Stat label={t('scores.import.entered')} value={entered} />
        <Stat label={t('scores.import.unchanged')} value={counts.same} />
        <Stat label={t('scores.import.aside')} value={all - entered - counts.same} />
      </Grid>
      {ignored.length > 0 && (
        <Banner tone="warning">
          {t('scores.import.ignored', { what: ignored.join(t('common.list_comma')) })}
        </Banner>
      )}
      {refused.map(({ head, subject, said, full_points }) => (
        <Banner key={subject} tone="danger">
          {t('scores.import.refused', { head, said, subject: subjectTitle(subject), full: full_points })}
        </Banner>
      ))}
      {dashes > 0 && <Banner tone="info">{t('scores.import.dashes', { count: dashes })}</Banner>}
      {counts.second > 0 && <Banner tone="info">{t('scores.import.second_text')}</Banner>}
      {entered === 0 && <Banner tone="info">{t('scores.import.nothing')}</Banner>}
      {lines.length > 0 && <DifferenceTable lines={lines} counts={counts} leftOut={left_out} />}
      {doubts > 0 && (
        <>
          <Banner tone="warning">{t('scores.import.doubts', { count: doubts })}</Banner>
          <Field
            label={t('scores.doubt.say')}
            required
            error={asked && lacksWord ? t('field.required') : undefined}
          >
            <TextInput
              value={word}
              onValueChange={setWord}
              maxLength={limits.short_reason_length_max}
              autoComplete="off"
            />
          </Field>
        </>
      )}
      <Inline>
        <Button variant="primary" busy={state.isLooking} disabled={entered === 0} onClick={confirm}>
          {t('scores.import.confirm', { count: entered })}
        </Button>
        <Button onClick={state.leave}>{t('scores.import.again')}</Button>
      </Inline>
    </Stack>
  );
}

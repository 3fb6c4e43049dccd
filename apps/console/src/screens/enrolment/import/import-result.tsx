import '@skillcert/ui/stat.css';
import type { ImportRecord } from '@skillcert/api-client';
import { Banner, Button, Checkbox, Grid, Inline, Stack, Stat } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { SheetReading } from '../../../sheets/sheet-reading.js';
import { LeftOutTable } from './left-out-table.js';
import { PhotosLeft } from './photos-left.js';
import type { ImportState } from './use-import.js';

interface ImportResultProps {
  readonly state: ImportState;
  readonly record: ImportRecord;
  /** Leads back to the columns and the photos. */
  readonly onMap: () => void;
  /** Leads to another sheet. */
  readonly onAgain: () => void;
}

/** The result of the check or the import, the rows that were not taken with the reason, and the next steps. */
export function ImportResult({ state, record, onMap, onAgain }: ImportResultProps) {
  const { t } = useWords();
  const [agreed, setAgreed] = useState(false);
  const { rows, seats_left, status, events, reading } = record;
  const isChecked = status === 'checked';
  const isLeftOut = state.leftOut.total > 0;
  return (
    <Stack gap="lg">
      <Grid columns={3}>
        {isChecked ? (
          <Stat
            label={t('candidates.import_good')}
            value={rows.good}
            unit={t('candidates.import_seats', { count: seats_left })}
          />
        ) : (
          <Stat label={t('candidates.import_enrolled')} value={rows.enrolled} />
        )}
        <Stat label={t('candidates.import_wrong')} value={rows.wrong + rows.refused} />
        <Stat label={t('candidates.import_double')} value={rows.double} />
      </Grid>
      {isChecked && rows.good > seats_left && (
        <Banner tone="warning">
          {t('candidates.import_too_few_seats', { seats: seats_left, good: rows.good })}
        </Banner>
      )}
      {isChecked && rows.good === 0 && <Banner tone="info">{t('candidates.import_nobody')}</Banner>}
      {status === 'stopped' && (
        <Banner tone="warning">{t('candidates.import_stopped', { count: rows.good })}</Banner>
      )}
      <SheetReading reading={reading} />
      {isLeftOut && <LeftOutTable state={state} />}
      {state.photosLeft.total > 0 && <PhotosLeft state={state} />}
      {events.includes('confirm') && (
        <Checkbox
          label={t('candidates.import_consent')}
          checked={agreed}
          onCheckedChange={setAgreed}
          required
        />
      )}
      <Inline>
        {events.includes('confirm') && (
          <Button variant="primary" disabled={!agreed} onClick={() => state.decide('confirm')}>
            {t('candidates.import_confirm', { count: rows.good })}
          </Button>
        )}
        {(isLeftOut || status === 'stopped') && (
          <Button onClick={() => state.save(record)}>{t('candidates.import_report')}</Button>
        )}
        {events.includes('check') && <Button onClick={onMap}>{t('candidates.import_map')}</Button>}
        <Button onClick={onAgain}>{t('candidates.import_again')}</Button>
        {events.includes('drop') && (
          <Button onClick={() => state.decide('drop')}>{t('candidates.import_drop')}</Button>
        )}
      </Inline>
    </Stack>
  );
}

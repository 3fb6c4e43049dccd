import type { ClassRecord, TimelineEntry } from '@skillcert/api-client';
import { Button, Card, Inline, Stack, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { RecordTimeline } from '../../../timeline/record-timeline.js';
import { useClassActionTitle } from '../use-class-action-title.js';
import type { ClassUnits } from './joint-form-values.js';
import { KeepDialog } from './keep-dialog.js';
import { ReturnPlacesDialog } from './return-places-dialog.js';

interface KeptPlacesCardProps {
  readonly record: ClassRecord & { readonly timeline: readonly TimelineEntry[] };
  /** The current units, not those that the form began with. */
  readonly units: ClassUnits;
  readonly mayChange: boolean;
  readonly onReturned: (units: ClassUnits) => void;
}

const ofUnits = ['units', 'keep_quotas', 'share_quotas', 'return_quotas'];

/** Says whether the places of the units are kept for them and until when, which were returned, and who decided it. */
export function KeptPlacesCard({ record, units, mayChange, onReturned }: KeptPlacesCardProps) {
  const { t } = useWords();
  const actionTitle = useClassActionTitle();
  const [asking, setAsking] = useState<'keep' | 'return'>();
  const entries = record.timeline.filter(({ action }) => ofUnits.includes(action));
  const isKept = units.kept_until !== null && units.returned_at === null;
  return (
    <Card
      title={t('class.units.kept')}
      level={2}
      actions={
        mayChange &&
        units.class_recommend_lists.length > 0 && (
          <Inline gap="xs">
            <Button size="small" onClick={() => setAsking('keep')}>
              {t('class.units.keep')}
            </Button>
            {isKept && (
              <Button size="small" onClick={() => setAsking('return')}>
                {t('class.units.return')}
              </Button>
            )}
          </Inline>
        )
      }
    >
      <Stack>
        <KeptText units={units} />
        {entries.length > 0 && (
          <RecordTimeline
            entries={entries}
            actionTitle={actionTitle}
            unnamedActor={() => t('timeline.system')}
          />
        )}
      </Stack>
      {asking === 'keep' && <KeepDialog record={record} units={units} onClose={() => setAsking(undefined)} />}
      {asking === 'return' && (
        <ReturnPlacesDialog
          class_id={record.class_id}
          units={units}
          onClose={() => setAsking(undefined)}
          onReturned={onReturned}
        />
      )}
    </Card>
  );
}

function KeptText({ units: { kept_until, returned_at } }: { readonly units: ClassUnits }) {
  const { t } = useWords();
  const { minute, untilMinute } = useFormats();
  if (returned_at) return <Text as="p">{t('class.units.kept_returned', { at: minute(returned_at) })}</Text>;
  if (kept_until)
    return <Text as="p">{t('class.units.kept_until_text', { until: untilMinute(kept_until) })}</Text>;
  return (
    <Text as="p" tone="muted">
      {t('class.units.kept_none')}
    </Text>
  );
}

import '@skillcert/ui/badge.css';
import '@skillcert/ui/timeline.css';
import type { ClassRecord, StageRecord } from '@skillcert/api-client';
import { Badge, Banner, Heading, Inline, Stack, StateView, Text, Timeline } from '@skillcert/ui';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useFormats } from '../../../format/use-formats.js';
import { contentState } from '../../../lists/content-state.js';
import { useWords } from '../../../messages/words-state.js';
import { useProfile } from '../../../state/use-profile.js';
import { runningRoles } from '../class-rights.js';
import { MoveDeadlineButton } from './move-deadline-button.js';

const tones = {
  done: 'success',
  overdue: 'danger',
  due_soon: 'warning',
  current: 'accent',
  ahead: 'neutral',
  dropped: 'neutral',
} as const;

/** The mark of a stage: its state, or how close the deadline of the current one is. */
const standingOf = ({ state, overdue, due_soon }: StageRecord) => {
  if (overdue) return 'overdue';
  return due_soon ? 'due_soon' : state;
};

/** The mark of the current stage of a class. */
function StageMark({ stage }: { readonly stage: StageRecord }) {
  const { t } = useWords();
  const standing = standingOf(stage);
  if (standing !== 'overdue' && standing !== 'due_soon' && standing !== 'current') return null;
  return <Badge tone={tones[standing]}>{t(`class.form.stage.${standing}`)}</Badge>;
}

/** The deadline of a stage, the moment it was done, and the reason if the deadline differs from the rule. */
function StageNote({ stage }: { readonly stage: StageRecord }) {
  const { t } = useWords();
  const { minute } = useFormats();
  const { state, done_at, moved } = stage;
  return (
    <Stack gap="none">
      {state === 'done' && done_at && (
        <Text tone="muted">{t('class.form.stage.done_at', { time: minute(done_at) })}</Text>
      )}
      {moved && state !== 'done' && (
        <Text tone="muted">{t('class.form.stage.moved', { name: moved.by, reason: moved.reason })}</Text>
      )}
    </Stack>
  );
}

/** The stages of a class in order, with their deadlines in working days and a mark on those overdue or due soon. */
export function ClassStages({ record }: { readonly record: ClassRecord }) {
  const { t } = useWords();
  const { untilDay } = useFormats();
  const profile = useProfile();
  const query = useCallQuery('class/fetchTimeline', { class_id: record.class_id });
  const stages = query.data?.stages ?? [];
  const waits_for = query.data?.waits_for;
  const year = stages.find(({ uncovered_year }) => uncovered_year !== null)?.uncovered_year;
  const runsIt = runningRoles(profile, record.class_id).length > 0;
  const open = stages.filter(({ state }) => state === 'current' || state === 'ahead');
  return (
    <Stack gap="sm">
      <Heading level={3}>{t('class.form.stage.title')}</Heading>
      <StateView state={contentState(query)} onRetry={() => query.refetch()}>
        <Stack gap="sm">
          {waits_for && <Text tone="muted">{t(`class.form.stage.waits.${waits_for}`)}</Text>}
          {year && (
            <Banner tone="warning">{t('class.form.stage.year_unknown', { year: String(year) })}</Banner>
          )}
          <Timeline
            aria-label={t('class.form.stage.title')}
            items={stages.map((stage) => ({
              id: stage.stage,
              title: (
                <Inline gap="xs">
                  {t(`class.form.stage.${stage.stage}`)}
                  <StageMark stage={stage} />
                </Inline>
              ),
              time: stage.due_at
                ? t('common.until', { date: untilDay(stage.due_at) })
                : t('class.form.stage.no_date'),
              ...(stage.due_at && { dateTime: stage.due_at }),
              tone: tones[standingOf(stage)],
              description: (stage.done_at || stage.moved) && <StageNote stage={stage} />,
            }))}
          />
          {runsIt && open.length > 0 && <MoveDeadlineButton class_id={record.class_id} stages={open} />}
        </Stack>
      </StateView>
    </Stack>
  );
}

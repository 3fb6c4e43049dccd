import '@skillcert/ui/stat.css';
import type { InvoiceSheet } from '@skillcert/api-client';
import { Banner, Button, ConfirmDialog, Grid, Inline, Progress, Stack, Stat, Text } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../../messages/words-state.js';
import type { InvoiceSheetState } from './use-invoice-sheet.js';

interface SheetStepsProps {
  readonly state: InvoiceSheetState;
  readonly sheet: InvoiceSheet;
}

/** The progress of the rows; the server continues when the page is left. */
function Running({ state, sheet }: SheetStepsProps) {
  const { t } = useWords();
  const { issued, waiting, left } = sheet.counts;
  const label = t('invoices.sheet.running', { done: issued, max: issued + waiting });
  return (
    <Stack>
      <Stack gap="xs">
        <Progress value={issued} max={issued + waiting} label={label} />
        <Text>{label}</Text>
        <Text size="sm" tone="muted">
          {left > 0 ? t('invoices.sheet.left_text', { count: left }) : t('invoices.sheet.goes_on')}
        </Text>
      </Stack>
      <Inline>
        <Button onClick={() => state.decide('stop')}>{t('invoices.sheet.stop')}</Button>
      </Inline>
    </Stack>
  );
}

/** The outcome of the rows, and a button for the next sheet. */
function Ended({ state, sheet }: SheetStepsProps) {
  const { t } = useWords();
  const { issued, left } = sheet.counts;
  return (
    <Stack>
      <Banner tone={left > 0 ? 'warning' : 'success'} title={t('invoices.sheet.done', { count: issued })}>
        {left > 0 && t('invoices.sheet.left_text', { count: left })}
      </Banner>
      <Inline>
        <Button onClick={() => state.decide('drop')}>{t('invoices.sheet.again')}</Button>
      </Inline>
    </Stack>
  );
}

/** The rows that can be issued, and the step that does it. */
function Ready({ state, sheet }: SheetStepsProps) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  const { clean, faulty } = sheet.counts;
  const run = t('invoices.sheet.run', { count: clean });
  return (
    <Stack>
      <Grid columns={3}>
        <Stat label={t('invoices.sheet.state.clean')} value={clean} />
        <Stat label={t('invoices.sheet.state.faulty')} value={faulty} />
        <Stat label={t('invoices.sheet.spares')} value={sheet.spares} />
      </Grid>
      {sheet.spare.length > 0 && (
        <Banner tone="warning" title={t('invoices.sheet.spare_title')}>
          {sheet.spare.join(t('common.list_comma'))}
        </Banner>
      )}
      <Inline>
        <Button
          variant="primary"
          busy={state.isLooking || state.arePapersComing}
          disabled={clean === 0}
          onClick={() => setAsking(true)}
        >
          {run}
        </Button>
      </Inline>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(false)}
          title={run}
          description={t('invoices.sheet.run_text', { faulty })}
          confirmLabel={run}
          onConfirm={() => state.decide('run')}
        />
      )}
    </Stack>
  );
}

/** The next step of a sheet: issue, wait, or begin the next one. */
export function SheetSteps(props: SheetStepsProps) {
  if (props.state.moving) return <Running {...props} />;
  return props.sheet.started_at ? <Ended {...props} /> : <Ready {...props} />;
}

import type { ArrangementVersion } from '@skillcert/api-client';
import { Banner, Button, Drawer, Stack } from '@skillcert/ui';
import { useState } from 'react';
import { call } from '../../../../client/call.js';
import { ReasonDialog } from '../../../../forms/reason-dialog.js';
import { useWords } from '../../../../messages/words-state.js';
import type { TicketLists } from '../lists/use-ticket-lists.js';
import { useTicketCommand } from '../use-ticket-command.js';
import { ArrangeRules } from './arrange-rules.js';
import { TrialFacts } from './trial-facts.js';
import { type ArrangementState, isWhole, useArrangement } from './use-arrangement.js';

interface ArrangeDrawerProps {
  readonly list: TicketLists;
  /** The version whose seats are restored; undefined for a new arrangement. */
  readonly version?: ArrangementVersion | undefined;
  readonly onClose: () => void;
}

interface ArrangeActionsProps {
  readonly state: ArrangementState;
  /** Left out where no seats can be cleared. */
  readonly onClear: (() => void) | undefined;
}

function ArrangeActions({ state: { trial, tryOut, accept }, onClear }: ArrangeActionsProps) {
  const { t } = useWords();
  return (
    <>
      {onClear && (
        <Button variant="ghost" onClick={onClear}>
          {t('exam.tickets.clear')}
        </Button>
      )}
      <Button variant={trial ? undefined : 'primary'} onClick={tryOut}>
        {t('exam.tickets.try')}
      </Button>
      {trial && (
        <Button variant="primary" disabled={!isWhole(trial)} onClick={() => accept(trial)}>
          {t('exam.tickets.accept')}
        </Button>
      )}
    </>
  );
}

/**
 * Seats are arranged in two steps: rules are tried, with their effect in numbers, and exactly the tried arrangement
 * is accepted.
 */
export function ArrangeDrawer({ list, version, onClose }: ArrangeDrawerProps) {
  const { t } = useWords();
  const run = useTicketCommand();
  const state = useArrangement(list, version, onClose);
  const [key] = useState(() => crypto.randomUUID());
  const [clearing, setClearing] = useState(false);
  const { trial, class_id } = state;
  const mayClear = !version && list.counts !== undefined && list.counts.issued > 0;
  const title = version
    ? t('exam.tickets.restore_version', { version: version.version })
    : t('exam.tickets.arrange');
  return (
    <Drawer
      open
      onOpenChange={onClose}
      dismissable={false}
      title={title}
      description={t('exam.tickets.arrange_text')}
      footer={<ArrangeActions state={state} onClear={mayClear ? () => setClearing(true) : undefined} />}
    >
      <Stack gap="lg">
        {version && <Banner tone="info">{t('exam.tickets.restoring', { version: version.version })}</Banner>}
        <ArrangeRules state={state} />
        {trial && <TrialFacts trial={trial} />}
      </Stack>
      {clearing && (
        <ReasonDialog
          length="paragraph"
          title={t('exam.tickets.clear')}
          description={t('exam.tickets.clear_text')}
          tone="danger"
          onClose={() => setClearing(false)}
          onGive={async (reason) => {
            const done = await run(
              () => call('ticket/clearSeats', { class_id, reason }, { key }),
              t('exam.tickets.cleared'),
            );
            if (done) onClose();
            return done;
          }}
        />
      )}
    </Drawer>
  );
}

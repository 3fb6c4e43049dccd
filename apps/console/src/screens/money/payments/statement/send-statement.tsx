import { Banner, Button, Inline, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { SheetFileField } from '../../../../sheets/sheet-file-field.js';
import { AskDays } from './ask-days.js';
import { ChooseColumns } from './choose-columns.js';
import { UnreadRows } from './unread-rows.js';
import { type StatementLook, useStatement } from './use-statement.js';

interface FoundLinesProps {
  readonly found: NonNullable<StatementLook['found']>;
  readonly isLooking: boolean;
  readonly onTake: () => Promise<void>;
  readonly onLeave: () => void;
}

/** The counts of the rows of a statement, and the step that takes them. */
function FoundLines({ found, isLooking, onTake, onLeave }: FoundLinesProps) {
  const { t } = useWords();
  const { incoming, own, fell_through, outgoing, unread, unread_rows, unread_by } = found;
  return (
    <>
      <Banner
        tone={unread > 0 ? 'warning' : 'info'}
        title={t('payments.bank_found', { count: incoming, outgoing })}
      >
        {unread > 0 && <UnreadRows count={unread} rows={unread_rows} by={unread_by} />}
        {own > 0 && <Text>{t('payments.bank_found_own', { count: own })}</Text>}
        {fell_through > 0 && <Text>{t('payments.bank_found_fell_through', { count: fell_through })}</Text>}
      </Banner>
      <Inline>
        <Button variant="primary" busy={isLooking} disabled={incoming === 0} onClick={onTake}>
          {t('payments.bank_import', { count: incoming })}
        </Button>
        <Button onClick={onLeave}>{t('common.cancel')}</Button>
      </Inline>
    </>
  );
}

interface ToldLinesProps {
  readonly told: NonNullable<ReturnType<typeof useStatement>['told']>;
}

/** Tells what was in a statement that was taken. */
function ToldLines({ told }: ToldLinesProps) {
  const { t } = useWords();
  const listed = (rows: readonly number[]) => rows.join(t('common.list_comma'));
  const isOpen = told.unread + told.perhaps + told.fell_through_rows.length > 0;
  return (
    <Banner
      tone={isOpen ? 'warning' : 'success'}
      title={t('payments.bank_told', { added: told.added, known: told.known, outgoing: told.outgoing })}
    >
      {told.unread > 0 && <UnreadRows count={told.unread} rows={told.unread_rows} by={told.unread_by} />}
      {told.fell_through_rows.length > 0 && (
        <Text>{t('payments.bank_fell_through_paid', { rows: listed(told.fell_through_rows) })}</Text>
      )}
      {told.perhaps > 0 && <Text>{t('payments.bank_told_perhaps', { count: told.perhaps })}</Text>}
      {told.own > 0 && <Text>{t('payments.bank_told_own', { count: told.own })}</Text>}
      {told.fell_through > 0 && (
        <Text>{t('payments.bank_told_fell_through', { count: told.fell_through })}</Text>
      )}
    </Banner>
  );
}

/** Shows how a statement of the bank will be read, takes it once a person says so, and shows what was in it. */
export function SendStatement() {
  const { t } = useWords();
  const { told, look, isLooking, title, round, take, confirm, sayDays, leave, ...state } = useStatement();
  return (
    <Stack>
      <SheetFileField
        label={t('payments.bank_file')}
        hint={t('payments.bank_file_hint')}
        name="statement"
        shown={look && title}
        round={round}
        upload={take}
      />
      {look && <ChooseColumns look={look} state={state} />}
      {look?.asks_day && !state.readAnew && <AskDays asked={look.asks_day} onSay={sayDays} />}
      {look?.found && (
        <FoundLines found={look.found} isLooking={isLooking} onTake={confirm} onLeave={leave} />
      )}
      {look && !look.found && (
        <Inline>
          <Button onClick={leave}>{t('common.cancel')}</Button>
        </Inline>
      )}
      {told && <ToldLines told={told} />}
    </Stack>
  );
}

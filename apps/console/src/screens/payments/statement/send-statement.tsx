import { importLimits } from '@skillcert/core';
import { Banner, Button, Field, FileUpload, Inline, Stack, Text } from '@skillcert/ui';
import { explainUpload } from '../../../forms/explain-upload.js';
import { tableFiles } from '../../../forms/table-files.js';
import { useWords } from '../../../messages/words-state.js';
import { SheetReading } from '../../../sheets/sheet-reading.js';
import { AskDays } from './ask-days.js';
import { ChooseColumns } from './choose-columns.js';
import { useStatement } from './use-statement.js';

/**
 * Takes a statement of the bank and shows its content; if the bank names its columns otherwise, the person who
 * sends it names them.
 */
export function SendStatement() {
  const { t } = useWords();
  const { told, preview, round, canChoose, take, look, importAs, sayDays, leave } = useStatement();
  return (
    <Stack>
      <Field label={t('payments.bank_file')} hint={t('payments.bank_file_hint')} name="statement" required>
        <FileUpload
          key={round}
          value={[]}
          onValueChange={() => undefined}
          accept={tableFiles}
          maxBytes={importLimits.sheet_bytes_max}
          multiple={false}
          describeError={explainUpload}
          upload={take}
        />
      </Field>
      {told?.asks_day && <AskDays asked={told.asks_day} onSay={sayDays} />}
      {told && !told.asks_day && (
        <Banner
          tone={told.unread + told.perhaps > 0 ? 'warning' : 'success'}
          title={t('payments.bank_told', { added: told.added, known: told.known, outgoing: told.outgoing })}
        >
          {told.unread > 0 &&
            t('payments.bank_unread', {
              count: told.unread,
              rows: told.unread_rows.join(t('common.list_comma')),
            })}
          {told.perhaps > 0 && <Text>{t('payments.bank_told_perhaps', { count: told.perhaps })}</Text>}
          {told.own > 0 && <Text>{t('payments.bank_told_own', { count: told.own })}</Text>}
        </Banner>
      )}
      <SheetReading reading={told?.reading} />
      {canChoose && !preview && (
        <Inline>
          <Button size="small" onClick={look}>
            {t('payments.bank_columns')}
          </Button>
        </Inline>
      )}
      {preview && <ChooseColumns preview={preview} onImport={importAs} onClose={leave} />}
    </Stack>
  );
}

import { importLimits } from '@skillcert/core';
import { Banner, Button, Field, FileUpload, Inline, Stack } from '@skillcert/ui';
import { explainUpload } from '../../../forms/explain-upload.js';
import { tableFiles } from '../../../forms/table-files.js';
import { useWords } from '../../../messages/words-state.js';
import { ChooseColumns } from './choose-columns.js';
import { useStatement } from './use-statement.js';

/** Takes a statement of the bank and says what was in it; whoever sends it says what the columns are where the bank says it otherwise. */
export function SendStatement() {
  const { t } = useWords();
  const { told, preview, round, canChoose, take, look, importAs, leave } = useStatement();
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
      {told && (
        <Banner
          tone={told.unread > 0 ? 'warning' : 'success'}
          title={t('payments.bank_told', { added: told.added, known: told.known, outgoing: told.outgoing })}
        >
          {told.unread > 0 &&
            t('payments.bank_unread', {
              count: told.unread,
              rows: told.unread_rows.join(t('common.list_comma')),
            })}
        </Banner>
      )}
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

import type { OutputOf, RegistryPack } from '@skillcert/api-client';
import { registryAnswerFields } from '@skillcert/core';
import { Banner, Button, Inline, Stack, Text } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { useWords } from '../../../messages/words-state.js';
import { ChosenSheet } from '../../../sheets/chosen-sheet.js';
import {
  columnsInput,
  readAnewOf,
  type SaidColumns,
  sayColumn,
  saySheet,
  withSaid,
} from '../../../sheets/said-columns.js';
import { SheetFileField } from '../../../sheets/sheet-file-field.js';
import { useFields } from '../../../sheets/use-fields.js';
import { bodyOf, sheetTitle, useLook } from '../../../sheets/use-look.js';
import { AskResults, type ChosenMeanings } from './ask-results.js';

/** The number of lines without effect that are listed; of more, only the count. */
const shown = 20;

type Told = OutputOf<'certificate/returnRegistry'>;

interface AnswerCountsProps {
  readonly counts: Pick<Told, 'accepted' | 'rejected' | 'known' | 'odd' | 'odd_lines'>;
  /** Whether it did that, or would do it. */
  readonly isDone: boolean;
}

/** The counts of what an answer does, and each line of it that changes nothing. */
function AnswerCounts({ counts: { odd, odd_lines, ...counts }, isDone }: AnswerCountsProps) {
  const { t } = useWords();
  const named = odd_lines.slice(0, shown);
  return (
    <Banner
      tone={odd > 0 ? 'warning' : isDone ? 'success' : 'info'}
      title={t(isDone ? 'certificates.registry.told' : 'certificates.registry.would', counts)}
    >
      {odd > 0 && (
        <Stack gap="xs">
          <Text as="p">{t('certificates.registry.odd', { count: odd })}</Text>
          {named.map(({ row_no, certificate_no, why }) => (
            <Text as="p" size="sm" key={row_no}>
              {t('certificates.registry.odd_line', {
                row: row_no,
                certificate_no: certificate_no || t('common.none'),
                why: t(`certificates.registry.why.${why}`),
              })}
            </Text>
          ))}
          {odd > named.length && (
            <Text as="p" size="sm">
              {t('certificates.registry.odd_more', { count: odd - named.length })}
            </Text>
          )}
        </Stack>
      )}
    </Banner>
  );
}

interface ReadAnswerProps {
  readonly classId: number;
  readonly pack: Pick<RegistryPack, 'pack_id'>;
}

/** An answer that is looked at, and the result of the last one that was taken. */
const useAnswer = ({ classId, pack: { pack_id } }: ReadAnswerProps) => {
  const queries = useQueryClient();
  const keyed = useKeyed();
  const [told, setTold] = useState<Told>();
  const place = { class_id: classId, pack_id };
  const { seen, round, say, leave, ...answer } = useLook((file, said: Partial<SaidColumns>, watch) =>
    call(
      'certificate/previewRegistryAnswer',
      { ...place, ...columnsInput(said) },
      { body: bodyOf(file), ...watch },
    ),
  );
  const look = seen && withSaid(seen.look, seen.said);
  const choose = (results: ChosenMeanings) =>
    attempt(async () => {
      await keyed('certificate/chooseRegistryResults', { ...place, results });
      await say({});
    });
  const confirm = async () => {
    if (!seen) return;
    const { file, said } = seen;
    const input = {
      ...place,
      title: sheetTitle(file),
      ...columnsInput({ ...said, head_row: seen.look.head_row }),
    };
    const done = await attempt(() => call('certificate/returnRegistry', input, { body: bodyOf(file) }));
    if (done) {
      leave();
      setTold(done);
    }
    await queries.invalidateQueries({ queryKey: ['certificate'] });
  };
  return {
    look,
    file: seen?.file,
    isStale: seen?.isStale === true,
    readAnew: readAnewOf(seen),
    round,
    leave,
    told,
    setTold,
    say,
    choose,
    confirm,
    take: answer.take,
  };
};

/**
 * Shows how an answer of the registry will be read and asks what it means where that is unknown; a person then says
 * that it is taken.
 */
export function ReadAnswer(props: ReadAnswerProps) {
  const { t } = useWords();
  const fields = useFields();
  const { look, file, isStale, readAnew, round, leave, told, setTold, ...answer } = useAnswer(props);
  const { say, choose, confirm, take } = answer;
  return (
    <Stack>
      <SheetFileField
        label={t('certificates.registry.file')}
        hint={t('certificates.registry.file_hint')}
        name={`answer-${props.pack.pack_id}`}
        shown={file?.name}
        round={round}
        upload={(sent, watch) => {
          setTold(undefined);
          return take(sent, watch);
        }}
      />
      {told && <AnswerCounts counts={told} isDone />}
      {look && (
        <ChosenSheet
          look={look}
          readAnew={readAnew}
          isWhole={look.is_whole}
          fields={fields(registryAnswerFields)}
          missing={t('sheet.missing.answers')}
          onHeadRow={(head_row) => say({ head_row, columns: undefined })}
          onSheet={(sheet) => say(saySheet(sheet))}
          onChoose={(at, field) => say(sayColumn(look, at, field))}
        />
      )}
      {look && look.unknown.length > 0 && <AskResults unknown={look.unknown} onChoose={choose} />}
      {look?.is_whole && look.unknown.length === 0 && (
        <>
          <AnswerCounts counts={look} isDone={false} />
          <Inline>
            <Button variant="primary" busy={isStale} onClick={confirm}>
              {t('certificates.registry.take_answer')}
            </Button>
            <Button onClick={leave}>{t('common.cancel')}</Button>
          </Inline>
        </>
      )}
    </Stack>
  );
}

import type { OutputOf, RegistryPack } from '@skillcert/api-client';
import { importLimits } from '@skillcert/core';
import { Banner, Field, FileUpload, Stack, Text } from '@skillcert/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { attempt } from '../../../client/attempt.js';
import { call } from '../../../client/call.js';
import { useKeyed } from '../../../client/use-keyed.js';
import { explainUpload } from '../../../forms/explain-upload.js';
import { tableFiles } from '../../../forms/table-files.js';
import { useWords } from '../../../messages/words-state.js';
import { SheetReading } from '../../../sheets/sheet-reading.js';
import { AskResults, type ChosenMeanings } from './ask-results.js';

const longestTitle = 200;
/** The number of lines without effect that are listed; of more, only the count. */
const shown = 20;

type Told = OutputOf<'certificate/returnRegistry'>;
type Upload = ComponentProps<typeof FileUpload<{ readonly id: string; readonly name: string }>>['upload'];

/** The effect of an answer, and each line of it that changed nothing. */
function AnswerTold({ accepted, rejected, known, odd, odd_lines }: Told) {
  const { t } = useWords();
  const named = odd_lines.slice(0, shown);
  return (
    <Banner
      tone={odd > 0 ? 'warning' : 'success'}
      title={t('certificates.registry.told', { accepted, rejected, known })}
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

/** Takes the registry's answer about a pack, asks for the meaning of unknown results, and shows the effect. */
export function ReadAnswer({ classId, pack: { pack_id } }: ReadAnswerProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const keyed = useKeyed();
  const [told, setTold] = useState<Told>();
  const [file, setFile] = useState<File>();
  const place = { class_id: classId, pack_id };
  const read = async (from: File, watch?: Parameters<Upload>[1]) => {
    const body = from.slice(0, from.size, 'application/octet-stream');
    const input = { ...place, title: from.name.slice(-longestTitle) };
    setTold(await call('certificate/returnRegistry', input, { body, ...watch, quiet: watch !== undefined }));
    await queries.invalidateQueries({ queryKey: ['certificate'] });
  };
  const take: Upload = async (taken, watch) => {
    setTold(undefined);
    setFile(taken);
    await read(taken, watch);
    return { id: taken.name, name: taken.name };
  };
  const choose = (results: ChosenMeanings) =>
    attempt(async () => {
      await keyed((key) => call('certificate/chooseRegistryResults', { ...place, results }, { key }));
      if (file) await read(file);
    });
  return (
    <Stack>
      <Field
        label={t('certificates.registry.file')}
        hint={t('certificates.registry.file_hint')}
        name={`answer-${pack_id}`}
        required
      >
        <FileUpload
          value={[]}
          onValueChange={() => undefined}
          accept={tableFiles}
          maxBytes={importLimits.sheet_bytes_max}
          multiple={false}
          describeError={explainUpload}
          upload={take}
        />
      </Field>
      <SheetReading reading={told?.reading} />
      {told && told.unknown.length > 0 && <AskResults unknown={told.unknown} onChoose={choose} />}
      {told && told.unknown.length === 0 && <AnswerTold {...told} />}
    </Stack>
  );
}
